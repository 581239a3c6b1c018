import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    STRUCTURE_CODE_LENGTH: '请输入{{0}}至{{1}}个字符的代码。',
    STRUCTURE_CODE_TAKEN: '该代码已被使用。',
    STRUCTURE_COMPANY_UNKNOWN: '没有使用该代码的正在服务中的公司。',
    STRUCTURE_MEMBER: '该公司已属于某个公司集团。',
    STRUCTURE_NOT_MEMBER: '该公司不属于此公司集团。',
    STRUCTURE_LEADING: '只有牵头公司可以邀请其他公司，且牵头公司不能退出集团。',
    STRUCTURE_LIMIT: '公司集团最多可有{{0}}家公司（含待接受的邀请）。',
    STRUCTURE_OFFER_OPEN: '针对该公司的请求尚未结束，请撤回或等待答复。',
    STRUCTURE_OFFER_OVER: '该请求已结束。',
  },
  fields: {
    newLeadingCode: '新牵头公司代码',
    companyStructureCode: '集团代码',
    companyStructureName: '集团名称',
    englishCompanyStructureName: '英文名称',
  },
};
