import { route } from '../../kernel/route.ts';
import { employeeSelection } from '../../people/people/selection.ts';
import { created } from './shapes.ts';

export const gridBody = employeeSelection;

/** BLK-10: opens people of the list in the grid, with what the company may see of them; rows alone that are edited there change. */
export const openImportGrid = route({
  method: 'POST',
  path: '/api/v1/imports/selection',
  body: gridBody,
  answer: created,
});
