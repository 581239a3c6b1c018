import { companiesBehind } from '../../../platform/audit-chain/chain.sql.ts';
import { verifyChain, type Break, type LoggedHead } from '../../../platform/audit-chain/verify-chain.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { headText } from './chain.ts';

/** Result of a verification, as lines to print. */
export interface Verification {
  readonly lines: readonly string[];
  readonly isWhole: boolean;
}

const companiesAtOnce = 1_000;

/** Note to readers of a verification result: what the database alone cannot prove. */
export const unseenWithoutHeads =
  'Not shown without the lines "record head" of a log that is kept elsewhere (npm run operator -- records verify --heads <file>): newest links that were removed together with their rows, and a chain that someone who also has the keys wrote again';

/**
 * Verifies the chain of one company or all against the heads in a server's log. A company missing in the platform is
 * broken.
 */
export async function verifyRecords(
  kernel: Pick<Kernel, 'db' | 'keyring'>,
  { companyCode, logLines = [] }: { readonly companyCode?: string | undefined; readonly logLines?: readonly string[] },
): Promise<Verification> {
  const heads = headsOf(logLines);
  const companies = companyCode === undefined ? await allCompanies(kernel, heads) : [companyCode];
  const lines: string[] = [];
  let isWhole = true;
  for (const company of companies) {
    const { links, waiting, head, broken } = await verifyChain(kernel, company, heads.get(company));
    if (links === 0 && waiting === 0 && !broken) continue;
    isWhole &&= broken === undefined;
    lines.push(
      broken
        ? `${company}  BROKEN: ${breakText(broken)}`
        : `${company}  ${links} links, head ${head?.sequence ?? 0}:${head?.mac ?? ''}, ${waiting} waiting`,
    );
  }
  return { lines, isWhole };
}

async function allCompanies({ db }: Pick<Kernel, 'db'>, heads: ReadonlyMap<string, unknown>): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const companies = await companiesBehind(db, found.at(-1) ?? '', companiesAtOnce);
    found.push(...companies);
    if (companies.length < companiesAtOnce) return [...new Set([...found, ...heads.keys()])];
  }
}

/** The heads among the lines of a log, by company; other lines are passed over. */
function headsOf(lines: readonly string[]): ReadonlyMap<string, readonly LoggedHead[]> {
  const heads = new Map<string, LoggedHead[]>();
  for (const line of lines) {
    const head = line.includes(headText) ? readHeadLine(line) : undefined;
    if (head) heads.set(head.company, [...(heads.get(head.company) ?? []), head]);
  }
  return heads;
}

function readHeadLine(line: string): (LoggedHead & { readonly company: string }) | undefined {
  try {
    const { msg, company, sequence, mac } = JSON.parse(line) as Record<string, unknown>;
    if (msg !== headText || typeof company !== 'string') return undefined;
    return { company, sequence: String(sequence), mac: String(mac) };
  } catch {
    return undefined;
  }
}

function breakText(broken: Break): string {
  switch (broken.what) {
    case 'linkMissing':
      return `link ${broken.sequence} is missing`;
    case 'linkChanged':
      return `link ${broken.sequence} was changed`;
    case 'rowMissing':
      return `the row of link ${broken.sequence} is missing`;
    case 'rowChanged':
      return `the row of link ${broken.sequence} was changed`;
    case 'anchorChanged':
      return 'what the purge left was changed';
    case 'keyUnknown':
      return `link ${broken.sequence} has a key that is not configured: ${broken.keyId}`;
    case 'rowWithoutLink':
      return `the row ${broken.auditId} has no link: it was added, or its link was removed`;
    case 'linksMissing':
      return 'rows of the past have no link at all: all links were removed';
    case 'headMissing':
      return `the logged head ${broken.sequence} is not in the chain`;
  }
}
