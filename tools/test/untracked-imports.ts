import { isBuiltin, registerHooks } from 'node:module';

/** Loads imports without Vitest's hook, whose ten thousand messages per run serve only watching. */
const contract = new URL('../../contract/src/', import.meta.url).href;
const contractName = '@madang/contract/';

function sourceOf(specifier: string, parent: string | undefined): string | undefined {
  if (!specifier.endsWith('.ts') || parent === undefined || parent.includes('/node_modules/')) return undefined;
  if (specifier.startsWith(contractName)) return contract + specifier.slice(contractName.length);
  return specifier.startsWith('.') ? new URL(specifier, parent).href : undefined;
}

/** The files of a process share its modules, and each of them runs what stands here. */
const once = globalThis as { importsAreUntracked?: true };

if (process.env['VITEST_MODE'] === 'RUN' && !once.importsAreUntracked) {
  once.importsAreUntracked = true;
  registerHooks({
    resolve(specifier, context, next) {
      const url = sourceOf(specifier, context.parentURL);
      if (url !== undefined) return { url, format: 'module-typescript', shortCircuit: true };
      return next(specifier, isBuiltin(specifier) ? { ...context, parentURL: undefined } : context);
    },
  });
}
