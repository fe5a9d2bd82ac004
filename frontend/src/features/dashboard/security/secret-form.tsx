import { Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { TO_FAULT } from '../kit/to-fault';
import { Narrow } from './narrow';

interface SecretFormProps<Values> {
  name: string;
  form: FormInstance<Values>;
  /** Called with whether any field is filled. */
  onUnsaved?: (isUnsaved: boolean) => void;
  onSubmit: (values: Values) => Promise<unknown>;
  children: ReactNode;
}

/** A form for passwords and codes, without a draft. */
export function SecretForm<Values extends object>(props: SecretFormProps<Values>) {
  const { name, form, onUnsaved, onSubmit, children } = props;
  return (
    <Narrow>
      <Form<Values>
        noValidate
        form={form}
        name={name}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={TO_FAULT}
        onValuesChange={(_, values) => onUnsaved?.(Object.values(values).some(Boolean))}
        onFinish={(values) => void onSubmit(values)}
      >
        {children}
      </Form>
    </Narrow>
  );
}
