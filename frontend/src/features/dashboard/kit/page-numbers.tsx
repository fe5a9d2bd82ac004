import { Pagination, type PaginationProps } from 'antd';
import styles from './page-numbers.module.css';

/** The pages of a list that is no table, within the width that there is. */
export const PageNumbers = (props: PaginationProps) => <Pagination className={styles.pages} {...props} />;
