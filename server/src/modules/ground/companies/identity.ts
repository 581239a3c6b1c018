import { defaultColor } from '@madang/contract/ground/companies/colors.ts';
import type { CompanyFace } from '@madang/contract/ground/companies/face.ts';
import type { IdentityInput } from '@madang/contract/ground/companies/identity.ts';
import { markLimits } from '@madang/contract/ground/companies/limits.ts';
import { companyProperties } from '@madang/contract/ground/companies/properties.ts';
import { readCompanyMark } from '@madang/contract/ground/companies/routes.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { drawSentImage, type ImageSender } from '../../../kernel/images/sent-images.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type CompanyIdentity, deleteUnusedMark, knownColor } from './identity.sql.ts';

export const purgeMarkTask = 'forget-company-mark';

export function markAddress(markId: string | null): string | null {
  return markId === null ? null : readCompanyMark.path.replace('{markId}', markId);
}

/** Returns the parts of an identity that pages draw. */
export function faceOf({ shownName, color, markId }: Pick<CompanyIdentity, keyof FaceColumns>): CompanyFace {
  return { shownName, color: knownColor(color, defaultColor), markAddress: markAddress(markId) };
}

interface FaceColumns {
  readonly shownName: string;
  readonly color: string;
  readonly markId: string | null;
}

/** A company's new mark, kept before its row names it; null where it is to have none, undefined where it keeps its own. */
export interface KeptMark {
  readonly companyCode: string;
  readonly markId: string | null | undefined;
}

const drawing = { as: 'square', sides: [markLimits.side], maxPixels: markLimits.imagePixels } as const;

export async function keepMark(sender: ImageSender, { mark }: Pick<IdentityInput, 'mark'>): Promise<KeptMark> {
  const { kernel, companyCode } = sender;
  if (mark === undefined || mark === null) return { companyCode, markId: mark };
  const drawn = await drawSentImage(sender, mark, drawing, companyProperties.marksPerPersonHour);
  const [file] = typeof drawn === 'string' ? [] : drawn;
  if (!file) throw refuseField('mark', 'MARK_KIND');
  return { companyCode, markId: await kernel.files.put(companyCode, file) };
}

/** Takes a picture away that no company names, because the change was refused. */
export async function dropMark(
  { files }: Pick<Kernel, 'files'>,
  { companyCode, markId }: KeptMark,
  answer: unknown,
): Promise<void> {
  if (answer === undefined && typeof markId === 'string') await files.remove(companyCode, markId);
}

/** Forgets a mark once no undo brings it back. */
export async function purgeMark({ db, files }: Pick<Kernel, 'db' | 'files'>, payload: unknown): Promise<void> {
  const { companyCode, markId } = payload as { companyCode: string; markId: string };
  await inCompany(db, companyCode, async (tx: Tx) => {
    // Within the transaction: a file that cannot be taken away now is known to the next try.
    if (await deleteUnusedMark(tx, companyCode, markId)) await files.remove(companyCode, markId);
  });
}
