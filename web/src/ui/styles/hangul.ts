/** The Hangul subsets of Pretendard; asked for by Korean pages after their first picture. */
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
