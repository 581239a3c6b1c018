import { parseArgs } from 'node:util';
import { pageCountOf } from '@madang/contract/kernel/lists/page.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { pageQuery } from '@madang/contract/ground/promotions/fields.ts';
import { rowsPerPage } from '@madang/contract/ground/promotions/limits.ts';
import { promotionIssue, promotionRevocation, type PromotionRow } from '@madang/contract/ground/promotions/routes.ts';
import { refuseFields } from '@madang/contract/refuse.ts';
import type * as z from 'zod/mini';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { issuePromotion } from './operations/issue-promotion.ts';
import { revokePromotion } from './operations/revoke-promotion.ts';
import { promotionPage } from './promotions.ts';
import type { CommandGroup } from '../../../platform/commands/command.ts';
import { exampleTime, UsageError } from '../../../platform/commands/usage-error.ts';

const issueOptions = {
  benefit: { type: 'string' },
  until: { type: 'string' },
  from: { type: 'string' },
  count: { type: 'string', default: '1' },
  uses: { type: 'string', default: '1' },
  prefix: { type: 'string', default: '' },
  company: { type: 'string', default: '' },
} as const;

export const promotionCommands: CommandGroup = {
  noun: 'promotion',
  order: 20,
  usage: `npm run operator -- promotion issue --benefit <text> --until <time> [--from <time>] [--count <n>] [--uses <n>]
                                    [--prefix <letters>] [--company <code>]
npm run operator -- promotion list [<page>]
npm run operator -- promotion revoke <id> [<code id> ...]`,
  verbs: {
    /** Prints the codes alone, for a file to take them. */
    issue: async (kernel, args) => {
      const { values } = parseArgs({ args: [...args], options: issueOptions });
      const input = parse(promotionIssue, {
        benefit: values.benefit,
        codeCount: Number(values.count),
        maxUses: Number(values.uses),
        codePrefix: values.prefix,
        namedCompany: values.company,
        validFrom: time('--from', values.from ?? new Date().toISOString()),
        validUntil: time('--until', values.until),
      });
      return (await execute(kernel, issuePromotion, commandOrigin(platformCompany), input)).codes;
    },
    list: async ({ db }, [asked]) => {
      const { page } = parse(pageQuery, { page: asked });
      const { items, total } = await promotionPage(db, page);
      return [...items.map(lineOf), `page ${page} of ${pageCountOf(total.count, rowsPerPage)}`];
    },
    revoke: async (kernel, [promotionId, ...codeIds]) => {
      const input = parse(promotionRevocation, { promotionId, codeIds: codeIds.length > 0 ? codeIds : undefined });
      const { revokedCount } = await execute(kernel, revokePromotion, commandOrigin(platformCompany), input);
      return [`revoked: ${revokedCount}`];
    },
  },
};

function lineOf(row: PromotionRow): string {
  const of = (count: number) => `${count}/${row.codeCount * row.maxUses}`;
  const company = row.namedCompany ?? 'any company';
  return [
    row.promotionId,
    row.codePrefix || '-',
    `${row.validFrom} - ${row.validUntil}`,
    company,
    `used ${of(row.usedCount)}`,
    `revoked ${row.revokedCount}/${row.codeCount}`,
    row.benefit,
  ].join('  ');
}

function time(option: string, typed: string | undefined): string | undefined {
  if (typed === undefined || promotionIssue.shape.validUntil.safeParse(typed).success) return typed;
  throw new UsageError(`${option} is a time, written as ${exampleTime}`);
}

/** Options of the command by the fields of the call. */
const typedAs: Readonly<Record<string, string>> = {
  benefit: '--benefit',
  codeCount: '--count',
  maxUses: '--uses',
  codePrefix: '--prefix',
  namedCompany: '--company',
  validFrom: '--from',
  validUntil: '--until',
};

/** The same schema as the call's, and the same refusal, of what was typed. */
function parse<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw refuseFields(fieldIssues(parsed.error).map((issue) => ({ ...issue, path: typedAs[issue.path] ?? issue.path })));
}
