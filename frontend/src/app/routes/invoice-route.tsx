import { useParams } from 'react-router-dom';
import { InvoiceScreen } from '../../features/invoice/invoice-screen';

export function InvoiceRoute() {
  const { orderId = '' } = useParams();
  return <InvoiceScreen key={orderId} orderId={orderId} />;
}
