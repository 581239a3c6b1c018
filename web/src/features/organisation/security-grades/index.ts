/** Grades by their names, and the list in which a company names them. */
export { useGradeText } from './grade-text.ts';
export { useText as useGradeTexts } from './texts.ts';
export { useGrades } from './api.ts';
export { GradePanel } from './parts/grade-panel.tsx';
export { GradeTable } from './parts/grade-table.tsx';
