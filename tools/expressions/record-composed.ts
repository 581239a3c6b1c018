import { fileURLToPath, pathToFileURL } from 'node:url';

/** An expression that a file put together while it was loaded. */
export interface Recorded {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

const recorded: Recorded[] = [];
const place = /(file:\/\/\/.*):(\d+):\d+\)?$/;

function keep(made: RegExp): RegExp {
  // The trap, the line that asked for the expression, and what stands behind it.
  const [, , , caller = ''] = new Error('where').stack?.split('\n') ?? [];
  const [, file, line] = place.exec(caller) ?? [];
  if (file !== undefined) {
    recorded.push({ file: fileURLToPath(file), line: Number(line), source: made.source, flags: made.flags });
  }
  return made;
}

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, args, newTarget) => keep(Reflect.construct(target, args, newTarget)),
  apply: (target, self, args) => keep(Reflect.apply(target, self, args)),
});

for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
process.stdout.write(JSON.stringify(recorded));
