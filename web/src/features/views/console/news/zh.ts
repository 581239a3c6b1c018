import type { NewsTexts } from './news.ts';

export const news: NewsTexts = {
  chart: {
    title: '组织架构以图表显示',
    text: '可缩放、折叠带有负责人头像的卡片，搜索后直接定位到人。可打印到 A4、A3，或保存为 PNG、SVG。',
  },
  lists: {
    title: '列表变更时会提示',
    text: '其他管理员更改您正在查看的列表时，上方会提示，按一下即可显示。菜单显示待处理数量。',
  },
  log: { title: '审计日志变成句子', text: '按日查看谁把什么改成了什么，可撤销的更改可就地撤销。' },
  approvals: { title: '审批', text: '用表单提交申请，可一次审批多项，并可指定外出期间的代理人。' },
  dispatches: { title: '公司间派遣', text: '派往其他公司的人员用自己的 ID 使用两家公司的门户。' },
  ids: { title: '更改登录 ID', text: '批准申请，或用文件批量更改。原 ID 仍可登录 90 天。' },
  places: { title: '办公室地图', text: '登记楼宇、楼层和座位，在地图上查找同事的座位。' },
  plans: { title: '指定日期的更改', text: '提前安排调动和离职，并先查看当天的组织。' },
  imports: { title: '批量导入', text: '从 Excel 粘贴或用文件登记成员，登记前先预览结果。' },
};
