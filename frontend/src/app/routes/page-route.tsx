import { useParams } from 'react-router-dom';
import { useGetPageQuery } from '../../api/pages-api';
import { statusOf } from '../../api/problem';
import type { PageSlug } from '../../api/types';
import { PageScreen } from '../../features/pages/page-screen';
import { NotFoundRoute } from './not-found-route';

export function PageRoute() {
  // Any other name is answered by a 404.
  const slug = useParams().slug as PageSlug;
  const { error } = useGetPageQuery(slug);
  return statusOf(error) === 404 ? <NotFoundRoute /> : <PageScreen slug={slug} />;
}
