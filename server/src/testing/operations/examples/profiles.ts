import { changeProfile } from '../../../modules/profiles/operations/change-profile.ts';
import { example } from './example.ts';

export const examples = [
  example(changeProfile, {
    input: { surname: '한', givenName: '새봄', englishName: 'Saebom Han', language: 'ja', timeZone: 'Asia/Tokyo' },
    leaves: (_answer, id) => ({
      audit: [
        { target: { kind: 'person', id }, fields: ['surname', 'givenName', 'englishName', 'language', 'timeZone'] },
      ],
    }),
  }),
];
