/** The Vietnamese face; asked for by Vietnamese pages after their first picture. */
import './vietnamese.css';
