import os from 'node:os';

/**
 * Limits the worker's search for settings to this folder, because users without a home would crash. Import it before
 * the worker.
 */
try {
  os.homedir();
} catch {
  os.homedir = () => process.cwd();
}
