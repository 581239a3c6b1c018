import { idAsking } from '@madang/contract/access/login-ids/rules.ts';
import { loginIdProperties } from '@madang/contract/access/login-ids/properties.ts';
import { refusedFields } from '@madang/contract/access/login-ids/wire.ts';
import { typedAddress } from '@madang/contract/kernel/mail-address.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import { demandFromLimit } from '../../../../kernel/limits/rate-limit.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { isTied } from '../../../../kernel/session/linked-logins.sql.ts';
import { hasLoginId, takeLoginId } from '../../../ground/global-login-ids/index.ts';
import { formerIdsOf, lockFormerId } from '../../../ground/former-ids/index.ts';
import { readContacts } from '../../../people/contacts/index.ts';
import { personTarget } from '../../../people/people/index.ts';
import { lockChangeable } from '../../../people/person-records/index.ts';
import { lockOpenPeriod } from '../../../people/sub-organisations/index.ts';
import { subOrganisationOf } from '../../accounts/index.ts';
import { insertRequest } from '../id-requests.sql.ts';
import { tell } from '../letters.ts';
import { readIdSettings, readWantedId, wantedRefusals } from '../wanted-ids.ts';

const path = refusedFields.loginId;

/** REQ-01, STA-06, IDR-02: asks for an ID, which is kept from everyone else from this moment on. */
export const askForLoginId = defineOperation({
  name: 'ask-for-login-id',
  input: idAsking,
  permission: 'session',
  targets: () => [],
  refusals: [
    ...changeableRefusals,
    ...wantedRefusals,
    'CO429',
    'LOGIN_ELSEWHERE',
    'MB602',
    'MB603',
    'MB604',
    'MB606',
    'MB607',
    'MB608',
  ],
  constraints: { id_requests_open_key: [null, 'MB602'] },
  async prepare({ kernel, companyCode, actorId = '' }) {
    // Counted whatever follows: a refusal would tell without end which IDs are free.
    const limit = { count: await kernel.properties.get(loginIdProperties.asksPerDay), seconds: daySeconds };
    await demandFromLimit(kernel.db, `id-asks:${companyCode}:${actorId}`, limit);
    return readIdSettings(kernel);
  },
  async run({ tx, kernel, companyCode, actorId: personId = '', prepared: settings, refuse }, { type, loginId: typed }) {
    const person = { companyCode, personId };
    await lockChangeable(tx, person);
    // MEM-04: a person who comes by another company's login has the ID there.
    if (await isTied(tx, person)) throw refuse('LOGIN_ELSEWHERE');
    const code = (await subOrganisationOf(tx, person)) ?? companyCode;
    if (!(await lockOpenPeriod(tx, companyCode, code))) throw refuse('MB603');
    const { loginId: today, externalMail } = await readContacts(tx, kernel.keyring, person);
    const hasOne = await hasLoginId(tx, person, today);
    if (type === 'new' && hasOne) throw refuse('MB606');
    if (type === 'change' && !hasOne) throw refuse('MB608');
    const requestId = newId();
    let [wantedId, oldId] = ['', hasOne ? today : ''];
    if (type === 'release') {
      const known = (await formerIdsOf(person).execute(tx)).rows;
      if (typed === '' && known.length > 1) throw refuse.field(path, 'MB_M_REQUIRED');
      oldId = typed === '' ? (known[0]?.loginId ?? '') : typedAddress(typed).toLowerCase();
      // The named row, locked: it is the one that the request is about.
      if (!(await lockFormerId(tx, person, oldId))?.signsIn) throw refuse('MB607');
    } else {
      wantedId = await readWantedId(tx, settings, { companyCode, typed, externalMail, path });
      if (hasOne && wantedId === today) throw refuse.field(path, 'MB604');
    }
    await insertRequest(tx, { ...person, requestId, type, oldId, wantedId });
    if (wantedId !== '' && !(await lockFormerId(tx, person, wantedId))) {
      const isReserved = await takeLoginId(tx, { loginId: wantedId, companyCode, personId: requestId, kind: 'wanted' });
      if (!isReserved) throw refuse.field(path, 'MB601');
    }
    await tell(tx, kernel, person, { about: 'asked', params: { loginId: wantedId || oldId }, reach: 'inbox' });
    return {
      answer: { requestId, loginId: wantedId },
      audit: { target: personTarget(personId), fields: ['loginId'], detail: { type } },
    };
  },
});
