import { z } from "zod";
import { copy } from "../fields";
import { anchor, eyebrow, heading, intro } from "../section-fields";

const contactFieldModel = z
  .strictObject({
    label: copy("The field's name.", 40),
    missing: copy("Said when it is empty and must not be.", 100).optional(),
    tooLong: copy("Said when it is too long.", 100).optional(),
    invalid: copy("Said when its content cannot be right.", 100).optional(),
  })
  .meta({ id: "ContactField" });

const contactFieldsModel = z
  .strictObject({
    name: contactFieldModel,
    email: contactFieldModel,
    userCompany: contactFieldModel,
    subject: contactFieldModel,
    message: contactFieldModel,
  })
  .meta({ id: "ContactFields" });

const contactDetailsModel = z
  .strictObject({
    heading: copy("Heading of the column beside the form.", 60),
    email: copy("Stands before the e-mail address.", 40),
    phone: copy("Stands before the phone number.", 40),
    address: copy("Stands before the address.", 40),
    text: copy("One or two sentences.", 280),
  })
  .meta({ id: "ContactDetails" });

/** The message form (SPEC sections 2, 5 and 8). */
export const contactFormSectionModel = z
  .strictObject({
    type: z.literal("contact-form"),
    anchor,
    eyebrow,
    heading,
    intro,
    fields: contactFieldsModel,
    subjects: z
      .array(copy("One subject.", 40))
      .length(5)
      .meta({ description: "The subjects the service knows, the default first. Change them only together with the service." }),
    submit: copy("The words on the button.", 30),
    submitting: copy("The same while the message is sent.", 30),
    success: copy("The toast after it was sent.", 120),
    failure: copy("The toast when it could not be sent.", 120),
    botCheckNotice: copy("The sentence that stands for the hidden badge.", 120),
    withoutScripts: copy("Shown when the browser runs no scripts.", 200),
    details: contactDetailsModel,
  })
  .meta({ id: "ContactFormSection" });
