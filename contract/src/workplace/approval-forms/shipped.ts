import { holidaysOfZone } from '../anniversaries/holidays.ts';
import { type DocumentKind } from '../approval-policies/rules.ts';
import type { ApprovalFormInput, FieldKind } from './rules.ts';

/** Kinds of documents for which a form ships. */
export const shippedKinds = ['expense', 'leave', 'purchase'] as const satisfies readonly DocumentKind[];
export type ShippedKind = (typeof shippedKinds)[number];

/** A name in the language of the country; English is the second name, so that of English alone has none. */
type Named = readonly [name: string, english: string];

interface Texts {
  readonly names: Readonly<Record<ShippedKind, Named>>;
  readonly fields: Readonly<Record<keyof typeof english, Named>>;
  readonly leaveKinds: readonly Named[];
}

const english = {
  spentOn: 'Date of expense',
  purpose: 'Purpose',
  amount: 'Amount',
  receipts: 'Receipts',
  leaveKind: 'Type of leave',
  period: 'Period',
  reason: 'Reason',
  deputy: 'Covered by',
  item: 'Item',
  quantity: 'Quantity',
  neededOn: 'Needed by',
  supplier: 'Supplier',
  quotes: 'Quotes',
} as const;
const englishNames = { expense: 'Expense claim', leave: 'Leave request', purchase: 'Purchase request' } as const;
const englishLeaves = ['Annual leave', 'Sick leave', 'Family event', 'Other'] as const;

type Field = keyof typeof english;

function textsOf(
  names: readonly [string, string, string],
  labels: Readonly<Record<Field, string>>,
  leaves: readonly [string, string, string, string],
): Texts {
  const isEnglish = labels === english;
  const pair = (name: string, second: string): Named => [name, isEnglish ? '' : second];
  return {
    names: {
      expense: pair(names[0], englishNames.expense),
      leave: pair(names[1], englishNames.leave),
      purchase: pair(names[2], englishNames.purchase),
    },
    fields: Object.fromEntries(
      Object.entries(labels).map(([field, label]) => [field, pair(label, english[field as Field])]),
    ) as Texts['fields'],
    leaveKinds: leaves.map((leave, place) => pair(leave, englishLeaves[place] ?? '')),
  };
}

const inEnglish = textsOf(['Expense claim', 'Leave request', 'Purchase request'], english, englishLeaves as never);

const byCountry: Readonly<Record<string, Texts>> = {
  KR: textsOf(
    ['지출 결의서', '휴가 신청서', '구매 품의서'],
    {
      spentOn: '지출일',
      purpose: '지출 목적',
      amount: '금액',
      receipts: '증빙 자료',
      leaveKind: '휴가 종류',
      period: '기간',
      reason: '사유',
      deputy: '업무 대행자',
      item: '품목',
      quantity: '수량',
      neededOn: '필요일',
      supplier: '거래처',
      quotes: '견적서',
    },
    ['연차', '병가', '경조 휴가', '기타'],
  ),
  JP: textsOf(
    ['経費精算書', '休暇届', '購買稟議書'],
    {
      spentOn: '支払日',
      purpose: '目的',
      amount: '金額',
      receipts: '領収書',
      leaveKind: '休暇の種類',
      period: '期間',
      reason: '理由',
      deputy: '業務代行者',
      item: '品目',
      quantity: '数量',
      neededOn: '希望納期',
      supplier: '購入先',
      quotes: '見積書',
    },
    ['年次有給休暇', '病気休暇', '慶弔休暇', 'その他'],
  ),
  CN: textsOf(
    ['费用报销单', '请假单', '采购申请单'],
    {
      spentOn: '发生日期',
      purpose: '用途',
      amount: '金额',
      receipts: '票据',
      leaveKind: '请假类型',
      period: '时间',
      reason: '事由',
      deputy: '工作代理人',
      item: '物品名称',
      quantity: '数量',
      neededOn: '需求日期',
      supplier: '供应商',
      quotes: '报价单',
    },
    ['年假', '病假', '婚丧假', '其他'],
  ),
  TW: textsOf(
    ['費用報銷單', '請假單', '請購單'],
    {
      spentOn: '支出日期',
      purpose: '用途',
      amount: '金額',
      receipts: '單據',
      leaveKind: '假別',
      period: '期間',
      reason: '事由',
      deputy: '職務代理人',
      item: '品項',
      quantity: '數量',
      neededOn: '需求日期',
      supplier: '供應商',
      quotes: '報價單',
    },
    ['特休', '病假', '婚喪假', '其他'],
  ),
  VN: textsOf(
    ['Đề nghị thanh toán', 'Đơn xin nghỉ phép', 'Đề nghị mua hàng'],
    {
      spentOn: 'Ngày chi',
      purpose: 'Mục đích',
      amount: 'Số tiền',
      receipts: 'Chứng từ',
      leaveKind: 'Loại nghỉ',
      period: 'Thời gian',
      reason: 'Lý do',
      deputy: 'Người làm thay',
      item: 'Mặt hàng',
      quantity: 'Số lượng',
      neededOn: 'Ngày cần',
      supplier: 'Nhà cung cấp',
      quotes: 'Báo giá',
    },
    ['Phép năm', 'Nghỉ ốm', 'Việc hiếu hỉ', 'Khác'],
  ),
};

type Plan = readonly [field: Field, kind: FieldKind, isRequired: boolean];

const plans: Readonly<Record<ShippedKind, readonly Plan[]>> = {
  expense: [
    ['spentOn', 'date', true],
    ['purpose', 'lines', true],
    ['amount', 'amount', true],
    ['receipts', 'file', false],
  ],
  leave: [
    ['leaveKind', 'choice', true],
    ['period', 'period', true],
    ['reason', 'lines', false],
    ['deputy', 'person', false],
  ],
  purchase: [
    ['item', 'text', true],
    ['quantity', 'number', true],
    ['amount', 'amount', true],
    ['neededOn', 'date', false],
    ['supplier', 'text', false],
    ['reason', 'lines', true],
    ['quotes', 'file', false],
  ],
};

/** The forms that ship, in the language of the country that a company's zone is in. */
export function shippedForms(timeZone: string): readonly ApprovalFormInput[] {
  const texts = byCountry[holidaysOfZone(timeZone)] ?? inEnglish;
  return shippedKinds.map((kind) => ({
    approvalFormName: texts.names[kind][0],
    englishApprovalFormName: texts.names[kind][1],
    approvalFormNote: '',
    documentKind: kind,
    isFormActive: true,
    makesLeave: false,
    formFields: plans[kind].map(([field, fieldKind, isFieldRequired], place) => ({
      fieldKey: `f${place + 1}`,
      fieldKind,
      fieldLabel: texts.fields[field][0],
      englishFieldLabel: texts.fields[field][1],
      fieldNote: '',
      isFieldRequired,
      choices:
        fieldKind === 'choice'
          ? texts.leaveKinds.map(([choiceName, englishChoiceName]) => ({ choiceName, englishChoiceName }))
          : [],
    })),
  }));
}
