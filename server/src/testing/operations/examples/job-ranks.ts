import { changeJobRank } from '../../../modules/organisation/job-ranks/operations/change-job-rank.ts';
import { changeJobTitle } from '../../../modules/organisation/job-ranks/operations/change-job-title.ts';
import { createJobRank } from '../../../modules/organisation/job-ranks/operations/create-job-rank.ts';
import { createJobTitle } from '../../../modules/organisation/job-ranks/operations/create-job-title.ts';
import { deleteJobRank } from '../../../modules/organisation/job-ranks/operations/delete-job-rank.ts';
import { deleteJobTitle } from '../../../modules/organisation/job-ranks/operations/delete-job-title.ts';
import { moveJobRank } from '../../../modules/organisation/job-ranks/operations/move-job-rank.ts';
import { moveJobTitle } from '../../../modules/organisation/job-ranks/operations/move-job-title.ts';
import { settleJobList } from '../../../modules/organisation/job-ranks/operations/settle-job-list.ts';
import { example, step } from './example.ts';

const names = { jobRankName: '대리', englishJobRankName: 'Assistant Manager' };
const otherNames = { jobRankName: '과장', englishJobRankName: 'Manager' };
const thirdNames = { jobRankName: '차장', englishJobRankName: '' };
const first = { jobRankCode: 'G1', ...names };
const second = { jobRankCode: 'G2', ...otherNames };
const third = { jobRankCode: 'G3', ...thirdNames };
const rank = { kind: 'job-rank', id: 'G1' };
const title = { kind: 'job-title', id: 'G1' };
const called = { name: '대리', englishName: 'Assistant Manager' };
const nameFields = ['jobRankName', 'englishJobRankName'];
const nameChanges = [
  ['jobRankName', '대리', '과장'],
  ['englishJobRankName', 'Assistant Manager', 'Manager'],
] as const;
const unsettled = { jobListName: '', englishJobListName: '', isHidden: false };
const settled = { jobListName: '호칭', englishJobListName: 'Level', isHidden: true };

export const examples = [
  example(createJobRank, {
    input: first,
    undoInRun: 'delete-job-rank',
    leaves: () => ({ audit: [{ target: rank }], history: ['job_ranks insert'] }),
  }),
  example(changeJobRank, {
    given: [step(createJobRank, first)],
    input: { jobRankCode: 'G1', ...otherNames, expected: names },
    leaves: () => ({
      audit: [{ target: rank, fields: nameFields, changes: nameChanges }],
      undo: 'change-job-rank',
      history: ['job_ranks update'],
    }),
    meanwhile: { ...step(changeJobRank, { jobRankCode: 'G1', ...thirdNames }), refusal: 'EDIT_CONFLICT' },
  }),
  example(moveJobRank, {
    given: [first, second, third].map((each) => step(createJobRank, each)),
    input: { jobRankCode: 'G1', beforeJobRankCode: 'G3', expected: { beforeJobRankCode: 'G2' } },
    leaves: () => ({ audit: [{ target: rank, fields: ['sortOrder'] }], undo: 'move-job-rank' }),
    meanwhile: { ...step(moveJobRank, { jobRankCode: 'G1' }), refusal: 'EDIT_CONFLICT' },
  }),
  example(deleteJobRank, {
    given: [step(createJobRank, first)],
    input: { jobRankCodes: ['G1'] },
    leaves: () => ({
      audit: [{ target: rank, detail: { called } }],
      undo: 'create-job-rank',
      history: ['job_ranks delete'],
    }),
    meanwhile: { ...step(createJobRank, first), refusal: 'CM301' },
  }),
  example(createJobTitle, {
    input: first,
    undoInRun: 'delete-job-title',
    leaves: () => ({ audit: [{ target: title }], history: ['job_titles insert'] }),
  }),
  example(changeJobTitle, {
    given: [step(createJobTitle, first)],
    input: { jobRankCode: 'G1', ...otherNames, expected: names },
    leaves: () => ({
      audit: [{ target: title, fields: nameFields, changes: nameChanges }],
      undo: 'change-job-title',
      history: ['job_titles update'],
    }),
    meanwhile: { ...step(changeJobTitle, { jobRankCode: 'G1', ...thirdNames }), refusal: 'EDIT_CONFLICT' },
  }),
  example(moveJobTitle, {
    given: [first, second, third].map((each) => step(createJobTitle, each)),
    input: { jobRankCode: 'G1', beforeJobRankCode: 'G3', expected: { beforeJobRankCode: 'G2' } },
    leaves: () => ({ audit: [{ target: title, fields: ['sortOrder'] }], undo: 'move-job-title' }),
    meanwhile: { ...step(moveJobTitle, { jobRankCode: 'G1' }), refusal: 'EDIT_CONFLICT' },
  }),
  example(deleteJobTitle, {
    given: [step(createJobTitle, first)],
    input: { jobRankCode: 'G1' },
    leaves: () => ({
      audit: [{ target: title, detail: { called } }],
      undo: 'create-job-title',
      history: ['job_titles delete'],
    }),
    meanwhile: { ...step(createJobTitle, first), refusal: 'CM301' },
  }),
  example(settleJobList, {
    input: { list: 'job-rank', ...settled, expected: unsettled },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'job-list', id: 'job-rank' },
          fields: Object.keys(settled),
          changes: [
            ['jobListName', '', '호칭'],
            ['englishJobListName', '', 'Level'],
            ['isHidden', false, true],
          ],
        },
      ],
      undo: 'settle-job-list',
      history: ['job_lists insert', 'job_lists update'],
    }),
    meanwhile: {
      ...step(settleJobList, { list: 'job-rank', ...settled, isHidden: false }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
];
