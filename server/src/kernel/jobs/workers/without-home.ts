import os from 'node:os';

/**
 * The job worker looks for settings from here up to the home folder while it is imported, and a user without one, as in a
 * container, would end the process. So it looks here alone. To be imported before the worker.
 */
try {
  os.homedir();
} catch {
  os.homedir = () => process.cwd();
}
