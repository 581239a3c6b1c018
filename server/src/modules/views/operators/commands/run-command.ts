import type { Kernel } from '../../../../kernel/kernel.ts';
import type { CommandGroup } from '../../../../platform/commands/command.ts';
import { exampleTime, UsageError } from '../../../../platform/commands/usage-error.ts';
import { recordCommands } from './record-commands.ts';

/** Commands of the machine itself, which run outside of any capability. */
const ownUsage = `npm run operator -- keys status                        which key has made how many values, and where
npm run operator -- keys renew                         gives all values to the keys in front, so that the others may go
npm run operator -- work status                        whether mails are sent and jobs run
npm run operator -- work pause [--copy]                none, in any process; --copy: of a restored cluster
npm run operator -- work resume [--send-waiting]       a restored copy sends nothing that waited in the original
A time is written as ${exampleTime}.`;

/** Runs what an operator typed on the machine; each command ends in the operation that the operator's page calls. */
export async function runCommand(kernel: Kernel, [noun = '', verb = '', ...args]: readonly string[]) {
  const groups = [...kernel.contributed.of('commands'), recordCommands];
  const verbs = groups.find((group) => group.noun === noun)?.verbs ?? {};
  const command = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!command) throw new UsageError(usageOf(groups));
  return command(kernel, args);
}

function usageOf(groups: readonly CommandGroup[]): string {
  const inOrder = groups.toSorted((one, other) => one.order - other.order);
  return [...inOrder.map(({ usage }) => usage), ownUsage].join('\n');
}
