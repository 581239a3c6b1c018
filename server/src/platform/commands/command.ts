import type { Kernel } from '../../kernel/kernel.ts';

/** Does its work and answers the lines to print. */
export type Command = (kernel: Kernel, args: readonly string[]) => Promise<readonly string[]>;

/** Commands about one thing, as an operator types them on the machine: `promotion issue`. */
export interface CommandGroup {
  readonly noun: string;
  /** Its place in the list of all commands, in steps of ten. */
  readonly order: number;
  /** Lines of that list. */
  readonly usage: string;
  readonly verbs: Readonly<Record<string, Command>>;
}
