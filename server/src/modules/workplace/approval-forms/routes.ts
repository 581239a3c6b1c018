import * as routes from '@madang/contract/workplace/approval-forms/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { addShippedForms } from './operations/add-shipped-forms.ts';
import { changeApprovalForm } from './operations/change-approval-form.ts';
import { createApprovalForm } from './operations/create-approval-form.ts';
import { deleteApprovalForm } from './operations/delete-approval-form.ts';
import { listApprovalForms } from './operations/list-approval-forms.ts';
import { listUsableForms } from './operations/list-usable-forms.ts';
import { orderApprovalForms } from './operations/order-approval-forms.ts';
import { readApprovalForm } from './operations/read-approval-form.ts';
import { readUsableForm } from './operations/read-usable-form.ts';

const success = () => ({ result: 'success' as const });

export const approvalFormRoutes = [
  callOf(routes.listApprovalForms, listApprovalForms),
  callOf(routes.readApprovalForm, readApprovalForm),
  callOf(routes.createApprovalForm, createApprovalForm),
  callOf(routes.changeApprovalForm, changeApprovalForm),
  callOf(routes.deleteApprovalForm, deleteApprovalForm, { answer: success }),
  callOf(routes.orderApprovalForms, orderApprovalForms, { answer: success }),
  callOf(routes.addShippedForms, addShippedForms, { answer: success }),
  callOf(routes.listUsableForms, listUsableForms),
  callOf(routes.readUsableForm, readUsableForm),
];
