import * as z from 'zod/mini';
import type { ErrorCode } from '@madang/contract/index.ts';
import { storedId } from '@madang/contract/kernel/rules.ts';
import { defineOperation } from '../operations/definition.ts';
import type { CompanyContext } from '../operations/context.ts';
import type { Outcome } from '../operations/outcome.ts';
import { takeVersion } from './messages.sql.ts';

const message = z.strictObject({ messageId: storedId, version: z.int().check(z.minimum(1)) });

interface Definition<N extends string, I extends z.ZodMiniType, R extends ErrorCode> {
  readonly name: N;
  /** Shape of the news; each version holds all that an older one said. */
  readonly news: I;
  readonly refusals: readonly R[];
  readonly auditNames?: readonly string[];
  readonly run: (context: CompanyContext<undefined, R>, news: z.output<I>, messageId: string) => Promise<Outcome<null>>;
}

/** Makes the operation that applies news of another company; it runs where the version is higher than the last one. */
export function defineMessage<const N extends string, I extends z.ZodMiniType, const R extends ErrorCode>({
  name,
  news,
  refusals,
  auditNames,
  run,
}: Definition<N, I, R>) {
  return defineOperation({
    name,
    input: z.strictObject({ message, news }),
    permission: 'system',
    targets: () => [],
    refusals,
    ...(auditNames && { auditNames }),
    async run(context, input): Promise<Outcome<null>> {
      // The compiler loses the shape of a schema that is not known yet.
      const said = input as z.output<typeof message> extends infer M ? { message: M; news: z.output<I> } : never;
      const { tx, companyCode } = context;
      // Applied before, or overtaken by what is newer.
      if (!(await takeVersion(tx, companyCode, said.message))) return { answer: null, audit: 'none' };
      return run(context as CompanyContext<undefined, R>, said.news, said.message.messageId);
    },
  });
}
