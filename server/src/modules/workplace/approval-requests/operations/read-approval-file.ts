import { Document } from '@madang/contract/kernel/route.ts';
import { requestFile } from '@madang/contract/workplace/approval-requests/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { fileNameAad } from '../content.ts';
import { selectFiles } from '../files.sql.ts';
import { openApprovalFile } from '../sealed-files.ts';
import { isSeen } from '../requests.sql.ts';
import { requestTarget } from '../requests.ts';

/** A file of a request, for those who see the request. */
export const readApprovalFile = defineQuery({
  name: 'read-approval-file',
  input: requestFile,
  permission: 'session',
  targets: ({ requestId }) => [requestTarget(requestId)],
  refusals: ['CO404'],
  async run({ kernel, companyCode, reader, read, refuse }, { requestId, fileId }) {
    const key = { companyCode, requestId };
    const file = await read(async (tx) =>
      (await isSeen(tx, key, reader.personId))
        ? (await selectFiles(tx, key)).find((each) => each.fileId === fileId)
        : undefined,
    );
    const content = file && (await openApprovalFile(kernel, companyCode, fileId));
    if (!content) throw refuse('CO404');
    const fileName = kernel.keyring.decrypt(file.name, fileNameAad(fileId));
    return new Document(file.contentType, content, { fileName });
  },
});
