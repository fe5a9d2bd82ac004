import { toast } from 'sonner';
import { serverMessage } from '../api/problem';

/** A red toast that names what failed and, below it, the server's reason if it gave one. */
export function toastFailure(title: string, error: unknown): void {
  toast.error(title, { description: serverMessage(error) ?? undefined });
}
