import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  APPROVAL_FORM: {
    words: 'biểu mẫu phê duyệt, mẫu đơn, đơn xin nghỉ, đề nghị thanh toán, trường',
  },
};
