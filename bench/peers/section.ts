import { rateText, rowName, type Standing } from './judge.ts';
import { reasons } from './reasons.ts';
import type { Row } from './rates.ts';

export interface Conditions {
  readonly machine: string;
  readonly server: string;
  readonly date: string;
  readonly people: number;
  readonly pace: string;
  readonly hashes: string;
  readonly versions: string;
}

const heading = '## Peers';

/** The page with the section of the peers renewed, or put at its end; all other sections stay as they are. */
export function withSection(page: string, section: string): string {
  const start = page.indexOf(`${heading}\n`);
  if (start < 0) return `${page.trimEnd()}\n\n${section}`;
  const end = page.indexOf('\n## ', start);
  return end < 0 ? `${page.slice(0, start)}${section}` : `${page.slice(0, start)}${section}${page.slice(end)}`;
}

/** Product and peers beside each other, row by row, and a line for each row in which a peer is ahead. */
export function peersSection(
  { hashes, rows }: { readonly hashes: readonly Row[]; readonly rows: readonly (readonly Standing[])[] },
  sides: readonly string[],
  conditions: Conditions,
): string {
  const lines = rows.map((standings) => {
    const [first] = standings;
    return first ? `| ${rowName(first.row)} | ${cells(first.row, sides)} | ${verdict(standings)} |` : '';
  });
  const behind = rows.flatMap((standings) => standings.filter(isBehind)).map(behindText);
  return `${heading}
\`npm run bench -- peers\` writes this section; ${conditions.versions} are installed for it alone. ${conditions.date}, on
${conditions.machine}, PostgreSQL ${conditions.server} that all share, each with a database of its own, ${conditions.people.toLocaleString('en')} people
with the same names, ${conditions.pace}. A cell is the rate and the processor time of server and database together (in brackets the database's). Hashes: ${conditions.hashes}.
All answer pages of 50 people in the order of their names with a total, find parts of names by an index of three letters or
of pieces, and look sessions up in the database; only Parse Server keeps the session of a page or a search in its memory
for five seconds. Half of the checked IDs are taken. The product does more in some rows: its ID check counts the tries of
a browser, its sign-up founds a company with consents, its sign-in and its lists are recorded in the log.

| | ${sides.join(' | ')} | |
|---|${sides.map(() => '---|').join('')}---|
${[...hashes.map((row) => `| ${rowName(row)} | ${cells(row, sides)} |  |`), ...lines].join('\n')}
${behind.length === 0 ? '' : `\n${behind.join('\n')}\n`}`;
}

function cells(row: Row, sides: readonly string[]): string {
  return sides.map((side) => rateText(row, side)).join(' | ');
}

/** By its rate or by its processor time, which a machine that does other work disturbs less. */
function isBehind({ ratio, processorRatio }: Standing): boolean {
  return ratio < 1 || processorRatio > 1;
}

function verdict(standings: readonly Standing[]): string {
  const least = Math.min(...standings.map(({ ratio }) => ratio)).toFixed(2);
  const most = Math.max(...standings.map(({ processorRatio }) => processorRatio)).toFixed(2);
  const text = `${least} times the next, its processor time ${most}`;
  return standings.some(isBehind) ? `**behind**: ${text}` : `ahead: ${text}`;
}

function behindText({ row, peer, ratio, processorRatio, rounds, least }: Standing): string {
  const name = rowName(row);
  const dearer = `the product’s hash alone takes ${(1 / least).toFixed(2)} times the processor time of ${peer}’s`;
  const reason = least < 1 ? dearer : (reasons[row.name] ?? 'no profile has said why yet');
  return `- ${name}, ${ratio.toFixed(2)} of ${peer} (rounds ${rounds.map((each) => each.toFixed(2)).join(' to ')}), its processor time ${processorRatio.toFixed(2)}: ${reason}.`;
}
