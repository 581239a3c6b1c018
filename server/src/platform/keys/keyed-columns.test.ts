// Runs on every PostgreSQL: the catalogue.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { modules } from '../../modules/index.ts';
import { keyedOf } from './keyed-tables.ts';

const app = await startTestApp({ work: false });
const { sealed, indexes } = keyedOf(modules);

/** Columns of bytes that no key of the configuration has made. */
const withoutKey: Readonly<Record<string, string>> = {
  'address_confirmations.secret_hash': 'hash of 256 random bits',
  'agreements.text_hash': 'hash of a public text',
  'audit_anchors.link_mac': 'signed by a key that its row names',
  'audit_anchors.mac': 'signed by a key that its row names',
  'audit_links.mac': 'signed by a key that its row names',
  'audit_links.row_mac': 'signed by a key that its row names',
  'audit_passes.mac': 'signed by a key that its row names',
  'calendar_feeds.secret_hash': 'hash of 256 random bits',
  'companies.set_up_secret_hash': 'hash of 256 random bits',
  'factor_challenges.bound_to': 'hash of 256 random bits',
  'flows.proof_hash': 'hash of a keyed hash that the browser holds, for minutes',
  'flows.secret_hash': 'hash of 256 random bits',
  'invitation_flows.code_hash': 'hash of 256 random bits',
  'invitation_links.code_hash': 'hash of 256 random bits',
  'invitations.code_hash': 'hash of 256 random bits',
  'invitations.mail_proof_hash': 'hash of 256 random bits',
  'known_devices.name_hash': 'hash of 256 random bits',
  'opencodes.code_hash': 'hash of a random code',
  'operator_setup_tokens.token_hash': 'hash of 256 random bits',
  'passkeys.credential_id': 'of an authenticator',
  'passkeys.public_key': 'public',
  'pending_log_ins.secret_hash': 'hash of 256 random bits',
  'pending_log_ins.ticket_hash': 'hash of 256 random bits',
  'promotion_codes.code_hash': 'hash of a random code',
  'rate_counters.counter_key': 'hash of what is counted',
  'sessions.token_hash': 'hash of 256 random bits',
  'terms_texts.text_hash': 'hash of a public text',
  'used_log_in_challenges.challenge_hash': 'hash of random bytes',
};

test('OPS-04 every column of bytes declares its key, and how a rotation renews it', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and a.atttypid = 'bytea'::regtype order by 1`.execute(app.kernel.db);
  const named = [...sealed, ...indexes].map(({ table, column }) => `${table}.${column}`);
  expect([...new Set([...named, ...Object.keys(withoutKey)])].toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  );
  expect(named.filter((name) => name in withoutKey)).toEqual([]);
});
