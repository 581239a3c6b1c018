import { networkText, readNetwork } from '@madang/contract/kernel/fields/ip-networks.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

/** The networks as they were typed in, and the version of the list; null while it is empty. */
export interface CompanyNetworks {
  readonly networks: string[];
  readonly key: string | null;
}

export async function selectNetworks(tx: Tx, companyCode: string): Promise<CompanyNetworks> {
  const { rows } = await sql<CompanyNetworks>`
    select networks::text[] as networks, networks_key as key from access_rules where company_code = ${companyCode}`.execute(
    tx,
  );
  const { networks = [], key = null } = rows[0] ?? {};
  return { networks: networks.map(asWritten), key };
}

/** PostgreSQL writes every network with its bits. */
function asWritten(text: string): string {
  const network = readNetwork(text);
  return network ? networkText(network) : text;
}

/**
 * Replaces the list of version `expected`, or any if undefined; returns the new version, undefined if the list has
 * changed.
 */
export async function updateNetworks(
  tx: Tx,
  companyCode: string,
  { networks, expected }: { readonly networks: readonly string[]; readonly expected: string | null | undefined },
): Promise<{ readonly key: string | null } | undefined> {
  await sql`insert into access_rules (company_code) values (${companyCode}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ key: string | null }>`
    update access_rules set networks = ${networks}::text[]::cidr[],
      networks_key = case when ${networks.length > 0} then gen_random_uuid() end, changed_at = app_now()
    where company_code = ${companyCode}
      and (${expected === undefined} or networks_key is not distinct from ${expected ?? null}::uuid)
    returning networks_key as key`.execute(tx);
  return rows[0];
}
