import { randomUUID } from 'node:crypto';
import type { DispatchSide, DispatchState } from '@madang/contract/access/dispatches/states.ts';
import { inCompany } from '../../kernel/db/database.ts';
import { insertDispatch, readDays } from '../../modules/access/dispatches/index.ts';
import { addCompany } from '../member.ts';
import { addTestPerson } from '../people.ts';
import type { TestApp } from '../test-app.ts';

interface Planted {
  readonly companyCode: string;
  readonly side: DispatchSide;
  readonly state: DispatchState;
  readonly personId?: string;
  /** Its last day is over. */
  readonly isOver?: boolean;
}

/** A company in service beside another one, in one structure. */
export async function companyBeside(app: TestApp, companyCode: string): Promise<string> {
  const { db } = app.kernel;
  const otherCode = `D${randomUUID().slice(0, 8).toUpperCase()}`;
  await addCompany(app, otherCode);
  const structure = `S${otherCode}`;
  const { rowCount } = await app.pools.owner.query('select from structure_members where company_code = $1', [
    companyCode,
  ]);
  if (rowCount === 0) {
    await db
      .insertInto('company_structures')
      .values({ structure_code: structure, head_code: otherCode, name: '한빛그룹', english_name: 'Hanbit Group' })
      .execute();
    await db.insertInto('structure_members').values({ company_code: companyCode, structure_code: structure }).execute();
  }
  await app.pools.owner.query(
    'insert into structure_members (company_code, structure_code) select $1, structure_code from structure_members where company_code = $2',
    [otherCode, companyCode],
  );
  return otherCode;
}

/** A dispatch of a company as its own side has it. */
export async function plantDispatch(app: TestApp, { companyCode, side, state, personId, isOver = false }: Planted) {
  const { keyring, db } = app.kernel;
  const otherCode = await companyBeside(app, companyCode);
  const dispatchId = randomUUID();
  const sent = side === 'home' ? (personId ?? (await addTestPerson(app, { companyCode })).personId) : null;
  await inCompany(db, companyCode, async (tx) => {
    const { since } = await readDays(tx, companyCode, { from: null, until: '2029-01-01' });
    const other = { otherCode, otherName: '솔바람', otherEnglishName: 'Solbaram' };
    const place = { departmentCode: 'TOP', departmentName: '솔바람', englishDepartmentName: 'Solbaram' };
    const span = isOver ? { startsOn: '2020-01-01', endsOn: '2020-03-31' } : { startsOn: since, endsOn: '2029-01-01' };
    const days = { ...span, askedUntil: null };
    const row = { companyCode, dispatchId, side, state, personId: sent, version: 1, ...other, ...place, ...days };
    await insertDispatch(tx, keyring, row, {
      surname: '한',
      givenName: '새봄',
      fullName: '한새봄',
      englishName: 'Saebom Han',
      mail: 'saebom@people.example',
      language: 'ko',
      residenceCountry: 'KR',
      login: { companyCode: otherCode, personId: randomUUID() },
      basis: '공동 과제',
    });
  });
  return { dispatchId, otherCode, companyCode, personId: sent ?? '' };
}
