import * as z from 'zod/mini';
import { distinct } from '../../kernel/lists/distinct.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { required, text } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { departmentCodeLength } from '../../organisation/departments/limits.ts';
import { namedDepartment } from '../../organisation/departments/names.ts';
import { boardDepartments } from './limits.ts';
import { boardInAddress } from './routes.ts';

const departmentCodes = z
  .array(text(departmentCodeLength.max).check(required))
  .check(z.maxLength(boardDepartments), distinct<string>());
/** `expected`: the departments that the caller saw; anything else by now is not overwritten. */
const chosen = { departmentCodes, expected: z.optional(departmentCodes) };

export const boardReaders = z.strictObject({ ...boardInAddress.shape, ...chosen });

const path = '/api/v1/admin/boards/{boardNumber}/departments';

/** BRD-07: the departments that a board is for, each with all below it; none: everyone in the company but guests. */
export const listBoardDepartments = route({
  method: 'GET',
  path,
  params: boardInAddress,
  answer: listOf(namedDepartment),
});

export const setBoardDepartments = route({
  method: 'PUT',
  path,
  params: boardInAddress,
  body: z.strictObject(chosen),
  answer: success,
});
