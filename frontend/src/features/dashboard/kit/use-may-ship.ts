import { useGetWhoShipsQuery } from '../../../api/packing-api';
import { useMay } from './may';
import { useStaff } from './staff';

/** Whether the user ships orders: by their role, or as the seller of a shop with one seller that is set so. */
export function useMayShip(): boolean {
  const ships = useMay()('ship');
  const isSeller = useStaff()?.role === 'seller';
  const { data } = useGetWhoShipsQuery(undefined, { skip: !isSeller });
  return ships || (data?.you_ship ?? false);
}
