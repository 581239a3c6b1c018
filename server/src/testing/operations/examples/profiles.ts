import { inCompany } from '../../../kernel/db/database.ts';
import { replaceContact } from '../../../modules/people/contacts/index.ts';
import { removeOwnPhoto } from '../../../modules/people/people/own/operations/remove-own-photo.ts';
import { setOwnPhoto } from '../../../modules/people/people/own/operations/set-own-photo.ts';
import { photo } from './employees.ts';
import { changeProfile } from '../../../modules/people/people/own/operations/change-profile.ts';
import { downloadOwnData } from '../../../modules/views/profiles/operations/download-own-data.ts';
import { removeMobile } from '../../../modules/access/accounts/contacts/operations/remove-mobile.ts';
import { answerOptional } from '../../people.ts';
import { example, step, type Preparation } from './example.ts';

const mobile: Preparation = ({ app: { kernel }, companyCode, actorId: personId }) =>
  inCompany(kernel.db, companyCode, async (tx) => {
    const contact = { option: 'mobile', target: '+82-10-2500-0001' } as const;
    await replaceContact(tx, kernel.keyring, { companyCode, personId }, contact);
    return contact;
  });

/** RCN-02: English names are optional data. */
const agreed: Preparation = async ({ app, companyCode, actorId: personId }) => {
  await answerOptional(app, { companyCode, personId }, true);
  return {};
};

export const examples = [
  example(changeProfile, {
    given: [agreed],
    input: { surname: '한', givenName: '새봄', englishName: 'Saebom Han', language: 'ja', timeZone: 'Asia/Tokyo' },
    leaves: (_answer, id) => ({
      audit: [
        { target: { kind: 'person', id }, fields: ['surname', 'givenName', 'englishName', 'language', 'timeZone'] },
      ],
    }),
  }),
  example(setOwnPhoto, {
    given: [agreed],
    input: { photo },
    leaves: (_answer, id) => ({ audit: [{ target: { kind: 'person', id }, fields: ['photo'] }] }),
  }),
  example(removeOwnPhoto, {
    given: [agreed, step(setOwnPhoto, { photo })],
    input: {},
    leaves: (_answer, id) => ({ audit: [{ target: { kind: 'person', id }, fields: ['photo'] }] }),
  }),
  example(removeMobile, {
    given: [mobile],
    input: {},
    leaves: (_answer, id) => ({
      audit: [{ target: { kind: 'person', id }, fields: ['mobile'] }],
    }),
  }),
  example(downloadOwnData, {
    input: {},
    leaves: (_answer, id) => ({ audit: [{ target: { kind: 'person', id } }] }),
  }),
];
