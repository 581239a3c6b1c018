import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  EMP: {
    words:
      '员工, 用户, 账号, 离职, 离职人员, 辞职, 离开, 退出, 退休, 休假, 停用, 重置密码, 调动, 导出 Excel, 导出, 工号, 找回 PIN, 个人密钥',
    what: '查看和更改公司的所有成员及其在职状态。',
    doings: [
      '打开一名成员，点击右侧面板中的项目即可修改。',
      '选择多名成员，可在预览后一次性办理调动、职级、休假或离职。',
      '指定日期后将在当天0点生效，7天内可以撤销。',
      '打开某个人，即可解锁其找回 PIN，解除或重置其个人密钥。',
    ],
  },
};
