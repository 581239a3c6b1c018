import { storedId, requiredText } from '@madang/contract/kernel/rules.ts';
import { approvalRequestLimits } from '@madang/contract/workplace/approval-requests/limits.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { fileNameAad } from '../content.ts';
import { demandFile } from '../files.ts';
import { insertFile } from '../files.sql.ts';
import { actorOf } from '../requests.ts';

/** The file is kept before, under the ID that the input names. */
const input = z.strictObject({
  fileId: storedId,
  fileName: requiredText(approvalRequestLimits.fileNameCharacters),
  byteCount: z.int(),
  contentType: z.string().check(z.maxLength(50)),
});

/** APR-02: notes an attached file; without a request that names it, it is dropped after a day. */
export const uploadApprovalFile = defineOperation({
  name: 'upload-approval-file',
  input,
  permission: 'session',
  targets: () => [],
  refusals: ['CO429'],
  // The file that its input names is there for this call alone.
  isSecret: true,
  prepare: (context) => demandFile(context.kernel, actorOf(context)),
  async run(context, { fileId, fileName, byteCount, contentType }) {
    const { tx, kernel, companyCode } = context;
    const name = kernel.keyring.encrypt(fileName, fileNameAad(fileId));
    await insertFile(tx, companyCode, { fileId, uploaderId: actorOf(context), name, byteCount, contentType });
    return { answer: { fileId, fileName, byteCount }, audit: { target: { kind: 'approval-file', id: fileId } } };
  },
});
