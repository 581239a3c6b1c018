import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    PROMOTION_UNKNOWN: '该优惠码不存在，请检查您输入的内容。',
    PROMOTION_EXPIRED: '该优惠码不在有效期内或已停用。',
    PROMOTION_USED_UP: '该优惠码的使用次数已用完。',
    PROMOTION_PERIOD: '结束时间必须晚于当前时间和开始时间。',
    PROMOTION_COMPANY: '没有使用该代码的公司。',
    PROMOTION_COUNT: '请输入 1 到 {{0}} 之间的整数。',
    OPENCODE_INVALID: '该密钥无效，请检查后重试或重新申请。',
    OPENCODE_USED: '该密钥已被使用，无法停用。',
    OPENCODE_LIMIT: '公司同时有效的密钥最多为 {{0}} 个。',
  },
  fields: {
    codeCount: '发放数量',
    codePrefix: '前缀',
    benefit: '优惠内容',
    note: '备注',
    validFrom: '生效时间',
    validUntil: '失效时间',
    maxUses: '每码可用次数',
    namedCompany: '仅限指定公司',
  },
};
