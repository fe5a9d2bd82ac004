import { lazy, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Extra } from '../../components/extra';
import { selectAuth } from '../../features/auth/auth-slice';
import ProductReviews from '../../features/reviews/product-reviews';
import { useIsNear } from '../../lib/use-is-near';

const ProductQuestions = lazy(() => import('../../features/questions/product-questions'));

/** A product's reviews, and below them its questions, which are loaded when somebody comes near. */
export default function SaidOfProduct({ productId }: { productId: number }) {
  const { user, isAuthenticated } = useSelector(selectAuth);
  const customer = isAuthenticated && user?.is_verified ? user : null;
  const questions = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(questions);
  return (
    <>
      <ProductReviews productId={productId} isCustomer={customer !== null} />
      <div id="questions" ref={questions}>
        {isNear && (
          <Extra>
            <ProductQuestions productId={productId} asker={customer?.id ?? null} />
          </Extra>
        )}
      </div>
    </>
  );
}
