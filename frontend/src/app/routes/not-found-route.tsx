import { ButtonLink } from '../../components/button';
import { PageTitle } from '../../components/page-title';

export function NotFoundRoute() {
  return (
    <>
      <PageTitle text="Page not found" />
      <h1>Page not found</h1>
      <p>There is nothing at this address.</p>
      <ButtonLink to="/">Back to the shop</ButtonLink>
    </>
  );
}
