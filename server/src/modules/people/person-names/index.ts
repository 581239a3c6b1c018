import type { Module } from '../../../platform/module.ts';

export { type Author, authorOf, namesOf } from './authors.sql.ts';
export { checkNameScripts, readNameScripts } from './name-scripts.ts';
export { type PersonFace, type PersonNames, readFaces, readNames } from './names.sql.ts';

/** Names of people: the scripts that they may have, and how colleagues see them. It answers no call itself. */
export const personNames: Module = {
  name: 'person-names',
  needs: ['departments', 'job-ranks'],
  operations: [],
};
