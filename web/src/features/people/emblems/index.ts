/** Emblems beside a person's name, and those of one person in the panel. */
export { EmblemMarks } from './parts/emblem-marks.tsx';
export { PersonEmblems } from './parts/person-emblems.tsx';
export { useEmblems } from './api.ts';
