import pg from 'pg';
import { propertyMax } from '@madang/contract/kernel/property.ts';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { signupProperties } from '@madang/contract/joining/signup/limits.ts';

const existingIds = 1_000_000;
/** One for each connection of the largest load. */
const floorCounters = 64;
/** The limits that keep one browser or address from doing what a benchmark does. */
const raisedLimits = [
  credentialProperties.idChecksPerFlow,
  credentialProperties.takenIdsPerAddress,
  credentialProperties.loginFailuresPerMinute,
  credentialProperties.loginFailuresPerHour,
  signupProperties.perAddress,
];
const boundless = propertyMax;
/** An answer as long as the session's. */
const floorAnswer = {
  personId: '019aa6ff-0000-7000-8000-000000000000',
  loginId: '019aa6ff-0000-7000-8000-000000000000@people.example',
  fullName: '백솔',
  englishName: '',
  companyCode: 'C000000001',
  companyName: '한빛상사',
  englishCompanyName: 'Hanbit Trading',
  language: 'ko',
  isSetUpFinished: false,
  redirectsToSetUp: false,
  passwordProfile: 'spec',
  can: [],
};

export function existingId(number: number): string {
  return `person${number}@people.example`;
}

/** A million login IDs that exist already, spread over 1,000 companies, the floor's counters, and raised limits. */
export async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into login_ids (login_id, company_code, person_id)
     select replace($2, '0', n::text), 'C' || lpad((n % 1000)::text, 9, '0'), gen_random_uuid()
     from generate_series(1, $1::integer) n`,
    [existingIds, existingId(0)],
  );
  // Counters of one page would hinder each other more than the product's wider rows do.
  await client.query(
    'create table floor_counters (counter_id integer primary key, used bigint not null) with (fillfactor = 10)',
  );
  await client.query('insert into floor_counters select n, 0 from generate_series(0, $1::integer - 1) n', [
    floorCounters,
  ]);
  await client.query('create table floor_answers (answer_id text primary key, answer jsonb not null)');
  await client.query('insert into floor_answers select n::text, $2 from generate_series(1, $1::integer) n', [
    existingIds / 10,
    JSON.stringify(floorAnswer),
  ]);
  for (const { key } of raisedLimits) {
    await client.query('insert into properties (property_key, value) values ($1, $2)', [key, boundless]);
  }
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}
