/**
 * Leaves the page by posting a hidden form, for answers that are pages themselves, such as the end of a
 * sign-in (RCN-04).
 */
export function postPage(action: string, fields: Readonly<Record<string, string>>): void {
  // Under the pages' policy of sending no referrer a form would not even say which site it comes from, and be refused.
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'same-origin';
  document.head.append(referrer);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
