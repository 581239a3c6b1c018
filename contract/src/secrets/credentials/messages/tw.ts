import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    MB601: '此帳號已有人使用。',
    MB1066: '無法使用此網域的電子郵件地址註冊。',
    MB_M_ID_RPTCHECK: '請先檢查帳號是否可用。',
    MB_T_ID_RULE1: '請輸入 {{0}} 到 {{1}} 個字元。',
    MB_T_ID_RULE2: '只能使用小寫英文字母和數字，不能包含空格或特殊符號。',
    MB_T_ID_RULE3: '請至少包含 {{0}} 個小寫英文字母。',
    MB_T_ID_RULE4: '不能使用 admin 等保留字。',
    MB_T_ID_RULE5: '同一字元不能連續出現超過 3 次，也不能使用 123、987 等 3 碼以上的連續數字。',
    MB_T_PASSWORD_RULE1: '請輸入 {{0}} 到 {{1}} 個字元。',
    MB_T_PASSWORD_RULE2: '必須同時包含英文字母、數字和特殊符號（{{0}}）。',
    MB_T_PASSWORD_RULE3: '只能使用英文字母、數字和 {{0}}，不能包含空格。',
    MB_T_PASSWORD_RULE4: '同一字元不能連續出現 3 次，也不能使用 123、987 等 3 碼以上的連續數字。',
    MB_T_PASSWORD_RULE5: '不能包含帳號、員工編號、手機號碼或其末 4 碼、公司電話號碼。',
    MB_T_PASSWORD_COMMON: '此密碼容易被猜到，請改用其他密碼。',
    MB_T_PASSWORD_DIFFERENCE: '新密碼與目前密碼至少要有 {{0}} 個字元不同。',
    PASSWORD_RULES_CHANGED: '貴公司的密碼規則剛剛已變更。請重新整理頁面，並依新規則設定密碼。',
    MB0719: '不能使用目前或先前用過的密碼。',
    MB_M_PASSWORD_WRONG: '密碼不正確。',
    PROOF_NEEDED: '請輸入密碼以繼續。',
    MB_M_COMMON_JS_ENTERPASS: '請輸入密碼。',
    MB_M_COMMON_JS_PASSNOTMATCH: '兩次輸入的密碼不一致。',
    ID_ENDED: '此帳號已過有效期限，請聯絡公司管理員。',
    GIVEN_PASSWORD_ENDED: '此臨時密碼已過期。請在登入頁面透過「忘記密碼？」重新設定，或向管理員索取新的臨時密碼。',
    EM0010: '帳號或密碼不正確。',
    EM0011: '登入失敗次數過多，請於 {{seconds}} 秒後再試。',
  },
  fields: {
    current: '目前密碼',
    next: '新密碼',
    confirmation: '確認新密碼',
  },
  accounts: {
    idUsable: '此帳號可以使用。',
  },
};
