/** Hangul in Pretendard; asked for by Korean pages after their first picture. */
import './hangul.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
