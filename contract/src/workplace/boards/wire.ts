import * as z from 'zod/mini';
import { enumeration } from '../../kernel/enumerations.ts';
import { route } from '../../kernel/route.ts';
import { text } from '../../kernel/rules.ts';
import { flag, requiredNumber, success, wireList, wireObject, writtenNumber } from '../../kernel/wire.ts';
import { boardNumber } from './post-rules.ts';
import { boardName, englishBoardName, securityGrade } from './rules.ts';

const prefix = '/board/rest/v1/admin';
const code = text(20);
const no = z._default(flag, false);
const yes = z._default(flag, true);

const nothingYet = z.optional(z.literal(''));

/** The specification's board. Its number and its portlet's are given by the server. */
export const newBoard = wireObject({
  brdNm: ['boardName', boardName],
  enBrdNm: ['englishBoardName', englishBoardName],
  brdNo: ['boardNumber', nothingYet],
  brdMngOrgCd: ['managingOrganisationCode', z.optional(code)],
  vldTermDfltDdNum: ['validityDays', z.optional(writtenNumber(z.number()))],
  expArtiKeepMmNum: ['keepMonths', z.optional(writtenNumber(z.number()))],
  rcmdUseYn: ['allowsRecommendations', no],
  cmntUseYn: ['allowsComments', no],
  rplUseYn: ['allowsReplies', no],
  bdBrdTypeCd: ['boardType', z._default(enumeration('boardKind'), 'board')],
  anmsBrdYn: ['isAnonymous', no],
  brdVldYn: ['isActive', yes],
  fevtBrdYn: ['isFavourite', no],
  rplSecuGrdCd: ['replyGrade', z.optional(writtenNumber(securityGrade))],
  viewSecuGrdCd: ['viewGrade', z.optional(writtenNumber(securityGrade))],
  regSecuGrdCd: ['writeGrade', z.optional(writtenNumber(securityGrade))],
  thUseYn: ['hasHeadWords', no],
  vldTermUseYn: ['usesValidity', no],
  /** Lists show the board below it (`tree.ts`). */
  uprBrdNo: ['parentBoardNumber', z.optional(writtenNumber(boardNumber))],
  portlet: ['showsOnHome', no],
  portletNo: ['portletNumber', nothingYet],
  useTrgtTypeCd: ['audience', z._default(z.literal('C'), 'C')],
  brdvTypeCd: ['view', z._default(z.literal('L'), 'L')],
  regnInfYn: ['showsAuthor', yes],
  apInfUseYn: ['needsApproval', no],
});

/** The fields under which refusals of a new board are reported. */
export const refusedFields = { validityDays: 'vldTermDfltDdNum', parentBoardNumber: 'uprBrdNo' } as const;

/** Makes a board in the set-up. One that is to be on the home stays unseen until the order names its portlet. */
export const createBoard = route({
  method: 'POST',
  path: `${prefix}/boards/create`,
  body: newBoard,
  answer: wireObject({ result: ['result', z.literal('success')], brdNo: ['boardNumber', boardNumber] }),
});

/** Takes a board of the set-up back, with its portlet. */
export const deleteBoard = route({
  method: 'POST',
  path: `${prefix}/boards/delete`,
  query: wireObject({ brdNo: ['boardNumber', requiredNumber(boardNumber)] }),
  answer: success,
});

/**
 * DEP-06: companies of the administrator's structure, the leading one at level 1, or the own company alone, with its
 * sub-organisations.
 */
export const listCompanies = route({
  method: 'GET',
  path: `${prefix}/common/listCompByLvl`,
  query: wireObject({ compCd: ['companyCode', z.optional(code)] }),
  answer: wireList(
    wireObject({
      compCd: ['companyCode', z.string()],
      compNm: ['companyName', z.string()],
      enCompNm: ['englishCompanyName', z.string()],
      suborgCd: ['subOrganisationCode', z.string()],
      compLvl: ['level', z.number()],
      /** The structure's code; the company's own where it belongs to none. */
      compStrcCd: ['companyStructureCode', z.string()],
    }),
  ),
});

/** The pages that a menu can lead to: the portal's own (default) and the company's boards. */
export const listTopMenus = route({
  method: 'GET',
  path: `${prefix}/topmenu/list`,
  query: wireObject({
    compCd: ['companyCode', z.optional(code)],
    suborgCd: ['subOrganisationCode', z.optional(code)],
    dfltTopMenuYn: ['isDefault', z.optional(flag)],
    useYn: ['isInUse', z.optional(flag)],
  }),
  answer: wireList(
    wireObject({
      /** The one that was asked for, or the company's own; the pages are those of the whole company. */
      compCd: ['companyCode', z.string()],
      suborgCd: ['subOrganisationCode', z.string()],
      topMenuCd: ['menuCode', z.string()],
      topMenuNm: ['menuName', z.string()],
      enTopMenuNm: ['englishMenuName', z.string()],
      topMenuUrl: ['address', z.string()],
      dfltTopMenuYn: ['isDefault', flag],
      useYn: ['isInUse', flag],
    }),
  ),
});
