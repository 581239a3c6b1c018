import sharp from 'sharp';
import { changeCompanyIdentity } from '../../../modules/ground/companies/operations/change-company-identity.ts';
import { changeCompanyRecord } from '../../../modules/ground/companies/operations/change-company-record.ts';
import { endSetUpElsewhere } from '../../../modules/views/setup/operations/end-set-up-elsewhere.ts';
import { startSetUp } from '../../../modules/views/setup/operations/start-set-up.ts';
import { example, step } from './example.ts';

const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#34506e' } })
  .png()
  .toBuffer();
const mark = picture.toString('base64');
const before = { shownName: '', color: 'celadon', markAddress: null } as const;

const renamed = { companyName: '한빛상사', englishCompanyName: 'Hanbit', timeZone: 'Asia/Seoul', companyPhone: '' };

export const examples = [
  example(changeCompanyRecord, {
    input: { ...renamed, companyPhone: '+82-2-731-9046' },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'company', id: 'OPERATION{n}' },
          fields: ['companyName', 'englishCompanyName', 'companyPhone'],
          changes: [
            ['companyName', 'OPERATION{n}', renamed.companyName],
            ['englishCompanyName', 'OPERATION{n}', renamed.englishCompanyName],
            ['companyPhone', '', '+82-2-731-9046'],
          ],
        },
      ],
      undo: 'change-company-record',
    }),
    meanwhile: { ...step(changeCompanyRecord, renamed), refusal: 'EDIT_CONFLICT' },
  }),
  example(changeCompanyIdentity, {
    input: { shownName: '한빛', color: 'indigo', mark, expected: before },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'company', id: 'OPERATION{n}' },
          fields: ['shownName', 'color', 'mark'],
          detail: { color: 'indigo', mark: 'picture' },
          changes: [
            ['shownName', '', '한빛'],
            ['color', 'celadon', 'indigo'],
          ],
        },
      ],
      undo: 'change-company-identity',
    }),
    meanwhile: { ...step(changeCompanyIdentity, { shownName: '한빛상사', color: 'plum' }), refusal: 'EDIT_CONFLICT' },
  }),
  example(endSetUpElsewhere, {
    needsPerson: 'CO403',
    given: [step(startSetUp, {})],
    input: {},
    leaves: () => ({ audit: [{ target: { kind: 'company', id: 'OPERATION{n}' } }] }),
  }),
];
