import { readOtherCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';

/** Counts the people of another company; a number alone leaves its fence. */
export async function countPeople(
  tx: Tx,
  { contributed }: Pick<Kernel, 'contributed'>,
  companyCode: string,
): Promise<number> {
  let people = 0;
  for (const headCount of contributed.of('headCount')) {
    const { rows } = await readOtherCompany(tx, companyCode, () => headCount(companyCode).execute(tx));
    people += rows[0]?.count ?? 0;
  }
  return people;
}
