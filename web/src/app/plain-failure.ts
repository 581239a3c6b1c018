/** Not even the texts came: two lines that need nothing else, and a way to try again. */
export function showPlainFailure(thrown: unknown): void {
  console.error(thrown);
  const notice = document.createElement('p');
  notice.append(
    '서버와의 연결이 원활하지 않습니다. 잠시 후 다시 시도해 주세요.',
    document.createElement('br'),
    'The connection to the server is unstable. Try again later. ',
  );
  const again = document.createElement('a');
  again.href = location.href;
  again.textContent = '↻';
  again.setAttribute('aria-label', '다시 시도 / Try again');
  notice.append(again);
  notice.style.cssText = 'max-width:40ch;margin:20vh auto;padding:0 1rem;text-align:center';
  document.getElementById('root')?.replaceChildren(notice);
}
