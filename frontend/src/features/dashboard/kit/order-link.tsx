import { Link } from 'react-router-dom';

interface OrderLinkProps {
  /** Null where something is about no order. */
  id: string | null;
  number: string | null;
}

/** Leads to the page of an order, under the number by which people call it. */
export const OrderLink = ({ id, number }: OrderLinkProps) =>
  id === null ? '-' : <Link to={`/seller-dashboard/view-all-orders/${id}`}>{number ?? id}</Link>;
