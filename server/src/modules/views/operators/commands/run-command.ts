import type { Kernel } from '../../../../kernel/kernel.ts';
import { accountCommands } from './account-commands.ts';
import { companyCommands } from './company-commands.ts';
import { factorCommands } from './factor-commands.ts';
import { networkCommands } from './network-commands.ts';
import { promotionCommands } from './promotion-commands.ts';
import { propertyCommands } from './property-commands.ts';
import { recordCommands } from './record-commands.ts';
import { exampleTime, UsageError } from './usage-error.ts';

export type CommandKernel = Kernel;

/** Does its work and answers the lines to print. */
export type Command = (kernel: CommandKernel, args: readonly string[]) => Promise<readonly string[]>;

const commands: Readonly<Record<string, Readonly<Record<string, Command>>>> = {
  property: propertyCommands,
  promotion: promotionCommands,
  company: companyCommands,
  factor: factorCommands,
  account: accountCommands,
  records: recordCommands,
  networks: networkCommands,
};

const usage = `npm run operator -- property list
npm run operator -- property get <key>
npm run operator -- property set <key> <value>        several values: a,b,c; none: ''
npm run operator -- promotion issue --benefit <text> --until <time> [--from <time>] [--count <n>] [--uses <n>]
                                    [--prefix <letters>] [--company <code>]
npm run operator -- promotion list [<page>]
npm run operator -- promotion revoke <id> [<code id> ...]
npm run operator -- company ended                      those whose end can be taken back
npm run operator -- company take-back <code>
npm run operator -- factor reset <id>                  for whom no administrator can help; ends their sessions
npm run operator -- networks clear <company>           lets its people in from anywhere again
npm run operator -- account without-id                 administrators who lost their ID
npm run operator -- account give-id <company> <person> <new ID>
npm run operator -- records verify [<company>] [--heads <file of the server's log>]
npm run operator -- records accept <company>           links rows as they are that have lost their links
npm run operator -- keys status                        which key has made how many values, and where
npm run operator -- keys renew                         gives all values to the keys in front, so that the others may go
npm run operator -- work status                        whether mails are sent and jobs run
npm run operator -- work pause [--copy]                none, in any process; --copy: of a restored cluster
npm run operator -- work resume [--send-waiting]       a restored copy sends nothing that waited in the original
A time is written as ${exampleTime}.`;

/** Runs what an operator typed on the machine; each command ends in the operation that the operator's page calls. */
export async function runCommand(kernel: CommandKernel, [noun = '', verb = '', ...args]: readonly string[]) {
  const command = Object.hasOwn(commands, noun) ? commands[noun]?.[verb] : undefined;
  if (!command || !Object.hasOwn(commands[noun] ?? {}, verb)) throw new UsageError(usage);
  return command(kernel, args);
}
