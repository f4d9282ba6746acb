// Generated from schemas/authoring by npm run generate. Do not edit.
// @ts-nocheck
"use strict";
export const is_answers = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"AnswersFile","description":"answers.yaml: kinds of answer, written once and named by questions.","type":"object","propertyNames":{"description":"The name of a kind of answer: a lower-case letter, then letters and digits.","pattern":"^[a-z][A-Za-z0-9]*$","examples":["wholeDollars"]},"additionalProperties":{"$ref":"#/$defs/AuthoredKind"},"$defs":{"AuthoredKind":{"title":"AuthoredKind","description":"A kind of answer: how it is shown, what it accepts, and the message for anything else.","type":"object","additionalProperties":false,"required":["show","otherwise"],"properties":{"show":{"enum":["INPUT TEXT","INPUT RADIO","INPUT CHECKBOX","INPUT MULTI_SELECT_CHECKBOX","INPUT MONTH_YEAR","INPUT YEAR","INPUT TELEPHONE","INPUT EMAIL","INPUT ZIPCODE","INPUT INTEGER","INPUT PERCENT","INPUT DOLLAR","SELECT","TEXTAREA"],"description":"How the question is shown on a screen."},"holds":{"enum":["text","number","yesNo","date"],"description":"The type of the answer: text (by default), number, yesNo or date. With options it follows from them."},"options":{"type":"object","description":"The answers to choose from: the value that is stored, then what the employee reads.","minProperties":1,"additionalProperties":{"type":["string","number","boolean"],"description":"What the employee reads.","minLength":1}},"accepts":{"type":"string","description":"The pattern an answer must match, in single quotes, from ^ to $. With options it is made from them.","minLength":1},"otherwise":{"type":"string","description":"What the employee reads when the answer is not accepted.","minLength":1},"scale":{"type":["string","integer"],"description":"The number of decimals; absent: as answered.","pattern":"^[0-9]$","examples":["2"]}}}}};
const pattern3 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
const schema20 = {"title":"AuthoredKind","description":"A kind of answer: how it is shown, what it accepts, and the message for anything else.","type":"object","additionalProperties":false,"required":["show","otherwise"],"properties":{"show":{"enum":["INPUT TEXT","INPUT RADIO","INPUT CHECKBOX","INPUT MULTI_SELECT_CHECKBOX","INPUT MONTH_YEAR","INPUT YEAR","INPUT TELEPHONE","INPUT EMAIL","INPUT ZIPCODE","INPUT INTEGER","INPUT PERCENT","INPUT DOLLAR","SELECT","TEXTAREA"],"description":"How the question is shown on a screen."},"holds":{"enum":["text","number","yesNo","date"],"description":"The type of the answer: text (by default), number, yesNo or date. With options it follows from them."},"options":{"type":"object","description":"The answers to choose from: the value that is stored, then what the employee reads.","minProperties":1,"additionalProperties":{"type":["string","number","boolean"],"description":"What the employee reads.","minLength":1}},"accepts":{"type":"string","description":"The pattern an answer must match, in single quotes, from ^ to $. With options it is made from them.","minLength":1},"otherwise":{"type":"string","description":"What the employee reads when the answer is not accepted.","minLength":1},"scale":{"type":["string","integer"],"description":"The number of decimals; absent: as answered.","pattern":"^[0-9]$","examples":["2"]}}};
const pattern4 = new RegExp("^[0-9]$", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.show === undefined) && (missing0 = "show")) || ((data.otherwise === undefined) && (missing0 = "otherwise"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "show") || (key0 === "holds")) || (key0 === "options")) || (key0 === "accepts")) || (key0 === "otherwise")) || (key0 === "scale"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.show !== undefined){
let data0 = data.show;
const _errs2 = errors;
if(!((((((((((((((data0 === "INPUT TEXT") || (data0 === "INPUT RADIO")) || (data0 === "INPUT CHECKBOX")) || (data0 === "INPUT MULTI_SELECT_CHECKBOX")) || (data0 === "INPUT MONTH_YEAR")) || (data0 === "INPUT YEAR")) || (data0 === "INPUT TELEPHONE")) || (data0 === "INPUT EMAIL")) || (data0 === "INPUT ZIPCODE")) || (data0 === "INPUT INTEGER")) || (data0 === "INPUT PERCENT")) || (data0 === "INPUT DOLLAR")) || (data0 === "SELECT")) || (data0 === "TEXTAREA"))){
validate53.errors = [{instancePath:instancePath+"/show",schemaPath:"#/properties/show/enum",keyword:"enum",params:{allowedValues: schema20.properties.show.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holds !== undefined){
let data1 = data.holds;
const _errs3 = errors;
if(!((((data1 === "text") || (data1 === "number")) || (data1 === "yesNo")) || (data1 === "date"))){
validate53.errors = [{instancePath:instancePath+"/holds",schemaPath:"#/properties/holds/enum",keyword:"enum",params:{allowedValues: schema20.properties.holds.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data2 = data.options;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
validate53.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key1 in data2){
let data3 = data2[key1];
const _errs7 = errors;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
validate53.errors = [{instancePath:instancePath+"/options/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: schema20.properties.options.additionalProperties.type}}];
return false;
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
validate53.errors = [{instancePath:instancePath+"/options/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepts !== undefined){
let data4 = data.accepts;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
validate53.errors = [{instancePath:instancePath+"/accepts",schemaPath:"#/properties/accepts/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/accepts",schemaPath:"#/properties/accepts/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.otherwise !== undefined){
let data5 = data.otherwise;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate53.errors = [{instancePath:instancePath+"/otherwise",schemaPath:"#/properties/otherwise/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/otherwise",schemaPath:"#/properties/otherwise/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scale !== undefined){
let data6 = data.scale;
const _errs13 = errors;
if((typeof data6 !== "string") && (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6))))){
validate53.errors = [{instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/type",keyword:"type",params:{type: schema20.properties.scale.type}}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
validate53.errors = [{instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/pattern",keyword:"pattern",params:{pattern: "^[0-9]$"}}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern3.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate52.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs3 = errors;
if(!(validate53(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_blank = validate55;
const schema21 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Blank","description":"blank.yaml: the blank form, drawn by us. It is read from top to bottom like the printed page. Texts may contain **bold**, *italic*, and amounts such as {{usd @childCredit}}.","type":"object","additionalProperties":false,"required":["pages"],"properties":{"paper":{"enum":["letter","legal"],"description":"The paper, upright. letter when absent."},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The size of ordinary text in points. 9 when absent."},"running":{"type":"string","minLength":1,"description":"Printed with the page number at the top of every page but the first. Without it, page numbers are in the footer."},"footer":{"$ref":"#/$defs/Footer","description":"The footer of every page without a running head, above the specimen note."},"pages":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Page"},"description":"The pages, in order. A page that is too full continues on another one."}},"$defs":{"Footer":{"title":"BlankFooter","description":"The footer of every page without a running head, above the specimen note.","type":"object","additionalProperties":false,"required":[],"properties":{"left":{"type":"string","minLength":1,"description":"At the left."},"center":{"type":"string","minLength":1,"description":"In the middle."},"right":{"type":"string","minLength":1,"description":"At the right."}}},"Page":{"title":"BlankPage","description":"One page.","type":"object","additionalProperties":false,"required":["holds"],"properties":{"under":{"type":"string","minLength":1,"description":"The prefix of this page's fields in the agency’s file, such as topmostSubform[0].Page1[0]. A field name that begins with a dot continues it: .f1_05[0] is topmostSubform[0].Page1[0].f1_05[0]."},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The size of ordinary text on this page in points."},"holds":{"$ref":"#/$defs/Blocks","description":"The content, from top to bottom. A plain sentence is a paragraph."}}},"Blocks":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Block"},"description":"The content, from top to bottom. A plain sentence is a paragraph."},"Block":{"title":"BlankBlock","description":"A paragraph, or a row that begins with the word for what it is.","anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/Masthead"},{"$ref":"#/$defs/Heading"},{"$ref":"#/$defs/Subheading"},{"$ref":"#/$defs/Text"},{"$ref":"#/$defs/List"},{"$ref":"#/$defs/Lines"},{"$ref":"#/$defs/Choices"},{"$ref":"#/$defs/Across"},{"$ref":"#/$defs/Down"},{"$ref":"#/$defs/TableBlock"},{"$ref":"#/$defs/Columns"},{"$ref":"#/$defs/Section"},{"$ref":"#/$defs/Rule"},{"$ref":"#/$defs/Space"}]},"Masthead":{"title":"BlankMasthead","description":"The head of the form: number on the left, title in the middle, year on the right.","type":"object","additionalProperties":false,"required":["masthead","title"],"properties":{"masthead":{"type":["string","number"],"minLength":1,"description":"The form number, such as W-4."},"kind":{"type":"string","minLength":1,"description":"The small word before the number, such as Form."},"agency":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"The agency, one line each, below the number."},"title":{"type":"string","minLength":1,"description":"The form’s own title."},"notes":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Sentences below the title, one paragraph each."},"corner":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Small print above the year, such as OMB No. 1545-0074."},"year":{"type":["string","number"],"minLength":1,"description":"The year, such as {{@year}}."}}},"Heading":{"title":"BlankHeading","description":"A heading.","type":"object","additionalProperties":false,"required":["heading"],"properties":{"heading":{"type":"string","minLength":1,"description":"The words of the heading."},"look":{"enum":["plain","banner","bar"],"description":"plain: large bold words (when absent). banner: in the middle of a light band. bar: white on a dark bar."},"align":{"$ref":"#/$defs/Align","description":"The alignment of the words."}}},"Subheading":{"title":"BlankSubheading","description":"A smaller heading.","type":"object","additionalProperties":false,"required":["subheading"],"properties":{"subheading":{"type":"string","minLength":1,"description":"The words of the heading."}}},"Text":{"title":"BlankText","description":"A paragraph that needs more than its words.","type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","minLength":1,"description":"The words. ____ is a blank to write in, as wide as the underscores; [ ] is a box to tick. Each takes the next row of blanks."},"blanks":{"$ref":"#/$defs/Blanks","description":"The fields of the blanks in the text, in their order."},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The size of the text in points."},"align":{"$ref":"#/$defs/Align","description":"The alignment of the words."}}},"List":{"title":"BlankList","description":"A list of sentences.","type":"object","additionalProperties":false,"required":["list"],"properties":{"list":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"The sentences."},"marks":{"enum":["bullets","numbers","letters"],"description":"The mark before each. bullets when absent."},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The size of the text in points."}}},"Lines":{"title":"BlankLines","description":"Numbered lines with their answers at the right edge.","type":"object","additionalProperties":false,"required":["lines"],"properties":{"lines":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Row"},"description":"The lines, from top to bottom."},"look":{"enum":["ruled","columns","boxed","rows"],"description":"ruled: each answer is on a rule (when absent). columns: numbers and answers are in ruled columns, as on a tax return. boxed: each answer has a box. rows: each line is a row of a frame, with its answer in a column on the right, and its number only before the text."},"unit":{"type":"string","minLength":1,"description":"Printed before every answer, such as $."},"after":{"type":"string","minLength":1,"description":"Printed after every answer, such as .00 or %."},"numbers":{"enum":["both","left","right"],"description":"Where the line number is printed: before the text, before the answer, or both (when absent)."},"align":{"$ref":"#/$defs/Align","description":"The alignment of the words."},"gap":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The space between two lines in points. 2.5 when absent; none in columns."},"width":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The width of the answers in points. 72 when absent."}}},"Row":{"title":"BlankRow","description":"One line. Without line and answer it is only text.","type":"object","additionalProperties":false,"required":[],"properties":{"line":{"type":["string","number"],"minLength":1,"description":"The number of the line as the agency prints it before the answer, such as 1, 2a or 4(c). Before the text 4(c) is printed as (c), and 2a as an indented a when line 2 is above it."},"label":{"type":["string","number"],"minLength":1,"description":"What to print before the text instead of the number. none: nothing."},"text":{"type":"string","minLength":1,"description":"The words. ____ is a blank to write in, [ ] a box to tick; each takes the next row of blanks."},"blanks":{"$ref":"#/$defs/Blanks","description":"The fields of the blanks in the text, in their order."},"list":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Bullets below the words."},"choices":{"$ref":"#/$defs/ChoiceRows","description":"The boxes to tick, below the words."},"perRow":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$","description":"The number of boxes to tick side by side below the words. 1 when absent."},"more":{"type":"string","minLength":1,"description":"More words, below the bullets or the boxes to tick."},"ticks":{"$ref":"#/$defs/ChoiceRows","description":"Boxes to tick at the right end of the line, side by side, such as Yes and No."},"field":{"$ref":"#/$defs/FieldName","description":"The full name of the text field in the agency’s file. Beginning with a dot, it continues the “under” of its page. The same name in two places is one field shown twice."},"check":{"$ref":"#/$defs/CheckName","description":"The full name of the checkbox, written as field is. The same name with another on is one more box of the same checkbox."},"radio":{"$ref":"#/$defs/RadioName","description":"The full name of the radio group, written as field is. Each of its buttons has its own on."},"on":{"$ref":"#/$defs/On","description":"The state that ticks this box, as the agency calls it, such as 1. Yes when absent."},"max":{"$ref":"#/$defs/Max","description":"The maximum number of characters."},"comb":{"$ref":"#/$defs/Comb","description":"The number of cells, one for each character."},"rows":{"$ref":"#/$defs/MultiLine","description":"The number of lines to write on. 1 when absent."},"align":{"$ref":"#/$defs/Align","description":"The alignment of the words."},"fieldSize":{"$ref":"#/$defs/FieldSize","description":"The size of what is filled in, in points. 9 when absent."},"tip":{"$ref":"#/$defs/Tip","description":"The tooltip that viewers show and screen readers read. The printed words when absent."},"unit":{"type":"string","minLength":1,"description":"Printed before this answer. none: nothing, although the other lines have one."},"after":{"type":"string","minLength":1,"description":"Printed after this answer. none: nothing, although the other lines have one."},"column":{"enum":["inner"],"description":"inner: the answer is in an inner column, because a later line adds it up."}}},"Choices":{"title":"BlankChoices","description":"Boxes to tick, each with its words.","type":"object","additionalProperties":false,"required":["choices"],"properties":{"choices":{"$ref":"#/$defs/ChoiceRows","description":"The boxes to tick."},"perRow":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$","description":"The number of boxes side by side. 1 when absent."}}},"ChoiceRows":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Choice"},"description":"The boxes to tick."},"Choice":{"title":"BlankChoice","description":"A box to tick and its words.","type":"object","additionalProperties":false,"required":["text"],"properties":{"check":{"$ref":"#/$defs/CheckName","description":"The full name of the checkbox, written as field is. The same name with another on is one more box of the same checkbox."},"radio":{"$ref":"#/$defs/RadioName","description":"The full name of the radio group, written as field is. Each of its buttons has its own on."},"on":{"$ref":"#/$defs/On","description":"The state that ticks this box, as the agency calls it, such as 1. Yes when absent."},"text":{"type":"string","minLength":1,"description":"The words next to the box. ____ is a blank to write in, as wide as the underscores; each takes the next row of blanks."},"blanks":{"$ref":"#/$defs/Blanks","description":"The fields of the blanks in the text, in their order."},"tip":{"$ref":"#/$defs/Tip","description":"The tooltip that viewers show and screen readers read. The printed words when absent."}}},"Across":{"title":"BlankAcross","description":"Boxes side by side. Framed boxes that follow each other meet; a space keeps them apart.","type":"object","additionalProperties":false,"required":["across"],"properties":{"across":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Box"},"description":"The boxes, from left to right."},"look":{"enum":["boxed","ruled","open"],"description":"boxed: with frames (when absent). ruled: each answer is on a rule with its caption below, as for a signature. open: without lines."},"share":{"$ref":"#/$defs/Share","description":"How wide the box is compared with its neighbours. 1 when absent."}}},"Down":{"title":"BlankDown","description":"Boxes one below the other.","type":"object","additionalProperties":false,"required":["down"],"properties":{"down":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Box"},"description":"The boxes, from top to bottom."},"share":{"$ref":"#/$defs/Share","description":"How wide the box is compared with its neighbours. 1 when absent."}}},"Box":{"title":"BlankBox","description":"A box, or boxes side by side or one below the other.","anyOf":[{"$ref":"#/$defs/Across"},{"$ref":"#/$defs/Down"},{"$ref":"#/$defs/Cell"}]},"Cell":{"title":"BlankCell","description":"A box with a small caption and an answer, or with a text.","type":"object","additionalProperties":false,"required":[],"properties":{"caption":{"type":"string","minLength":1,"description":"Small print in the corner of the box."},"field":{"$ref":"#/$defs/FieldName","description":"The full name of the text field in the agency’s file. Beginning with a dot, it continues the “under” of its page. The same name in two places is one field shown twice."},"check":{"$ref":"#/$defs/CheckName","description":"The full name of the checkbox, written as field is. The same name with another on is one more box of the same checkbox."},"radio":{"$ref":"#/$defs/RadioName","description":"The full name of the radio group, written as field is. Each of its buttons has its own on."},"on":{"$ref":"#/$defs/On","description":"The state that ticks this box, as the agency calls it, such as 1. Yes when absent."},"max":{"$ref":"#/$defs/Max","description":"The maximum number of characters."},"comb":{"$ref":"#/$defs/Comb","description":"The number of cells, one for each character."},"rows":{"$ref":"#/$defs/MultiLine","description":"The number of lines to write on. 1 when absent."},"align":{"$ref":"#/$defs/Align","description":"The alignment of the words."},"fieldSize":{"$ref":"#/$defs/FieldSize","description":"The size of what is filled in, in points. 9 when absent."},"tip":{"$ref":"#/$defs/Tip","description":"The tooltip that viewers show and screen readers read. The printed words when absent."},"holds":{"$ref":"#/$defs/Blocks","description":"The content, from top to bottom. A plain sentence is a paragraph."},"look":{"enum":["shaded"],"description":"shaded: on a light grey background, as a part for office use."},"share":{"$ref":"#/$defs/Share","description":"How wide the box is compared with its neighbours. 1 when absent."}}},"TableBlock":{"title":"BlankTable","description":"A table.","type":"object","additionalProperties":false,"required":["table"],"properties":{"table":{"$ref":"#/$defs/Table","description":"The table. Cells of a row are separated by | ."}}},"Table":{"description":"The table. Cells of a row are separated by | .","type":"object","additionalProperties":false,"required":["rows"],"properties":{"title":{"type":"string","minLength":1,"description":"The heading above the table."},"over":{"type":"string","minLength":1,"description":"A heading over all columns but the first."},"headers":{"type":"string","minLength":1,"description":"The heading of each column, separated by | ."},"rows":{"type":"array","minItems":1,"items":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"anyOf":[{"type":["string","number"]},{"$ref":"#/$defs/Answer"}]}}]},"description":"The rows: the cells separated by | , or a list of cells where some are answers."},"widths":{"type":["string","number"],"pattern":"^[0-9.]+( [0-9.]+)*$","description":"How wide the columns are compared with each other, such as 2 1 1. The last one counts for the rest."},"align":{"type":"string","pattern":"^(left|center|right)( (left|center|right))*$","description":"How the columns are aligned, such as left right. The last one counts for the rest. left when absent."},"ruleEvery":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$","description":"The number of rows after which there is a rule. 1 when absent."},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The size of the text in points."}}},"Columns":{"title":"BlankColumns","description":"Text that runs in columns of equal height, as in instructions.","type":"object","additionalProperties":false,"required":["columns"],"properties":{"columns":{"$ref":"#/$defs/Blocks","description":"The content, from top to bottom. A plain sentence is a paragraph."},"count":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$","description":"How many columns. 2 when absent."},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The size of ordinary text here in points."}}},"Section":{"title":"BlankSection","description":"A section of the form with its name in a column on the left, such as Step 1.","type":"object","additionalProperties":false,"required":["section","holds"],"properties":{"section":{"type":"string","minLength":1,"description":"Its name, such as Step 1:"},"title":{"type":"string","minLength":1,"description":"What it is about, below the name."},"holds":{"$ref":"#/$defs/Blocks","description":"The content, from top to bottom. A plain sentence is a paragraph."},"side":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The width of the left column in points. 64 when absent."},"look":{"enum":["ruled","open"],"description":"ruled: a rule between the name and the rest (when absent). open: none."}}},"Rule":{"title":"BlankRule","description":"A rule across the page.","type":"object","additionalProperties":false,"required":["rule"],"properties":{"rule":{"enum":["thin","thick","dashed"],"description":"Its style. dashed: where the form is cut."}}},"Space":{"title":"BlankSpace","description":"Empty space.","type":"object","additionalProperties":false,"required":["space"],"properties":{"space":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"Its height in points."}}},"Blanks":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Answer"},"description":"The fields of the blanks in the text, in their order."},"Answer":{"title":"BlankAnswer","description":"A field that is filled in.","type":"object","additionalProperties":false,"required":[],"properties":{"field":{"$ref":"#/$defs/FieldName","description":"The full name of the text field in the agency’s file. Beginning with a dot, it continues the “under” of its page. The same name in two places is one field shown twice."},"check":{"$ref":"#/$defs/CheckName","description":"The full name of the checkbox, written as field is. The same name with another on is one more box of the same checkbox."},"radio":{"$ref":"#/$defs/RadioName","description":"The full name of the radio group, written as field is. Each of its buttons has its own on."},"on":{"$ref":"#/$defs/On","description":"The state that ticks this box, as the agency calls it, such as 1. Yes when absent."},"max":{"$ref":"#/$defs/Max","description":"The maximum number of characters."},"comb":{"$ref":"#/$defs/Comb","description":"The number of cells, one for each character."},"rows":{"$ref":"#/$defs/MultiLine","description":"The number of lines to write on. 1 when absent."},"align":{"$ref":"#/$defs/Align","description":"The alignment of the words."},"fieldSize":{"$ref":"#/$defs/FieldSize","description":"The size of what is filled in, in points. 9 when absent."},"tip":{"$ref":"#/$defs/Tip","description":"The tooltip that viewers show and screen readers read. The printed words when absent."}}},"FieldName":{"type":"string","minLength":1,"description":"The full name of the text field in the agency’s file. Beginning with a dot, it continues the “under” of its page. The same name in two places is one field shown twice."},"CheckName":{"type":"string","minLength":1,"description":"The full name of the checkbox, written as field is. The same name with another on is one more box of the same checkbox."},"RadioName":{"type":"string","minLength":1,"description":"The full name of the radio group, written as field is. Each of its buttons has its own on."},"On":{"type":["string","number"],"minLength":1,"description":"The state that ticks this box, as the agency calls it, such as 1. Yes when absent."},"Max":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$","description":"The maximum number of characters."},"Comb":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$","description":"The number of cells, one for each character."},"MultiLine":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$","description":"The number of lines to write on. 1 when absent."},"Align":{"enum":["left","center","right"],"description":"The alignment of the words."},"FieldSize":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The size of what is filled in, in points. 9 when absent."},"Tip":{"type":"string","minLength":1,"description":"The tooltip that viewers show and screen readers read. The printed words when absent."},"Share":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"How wide the box is compared with its neighbours. 1 when absent."}}};
const pattern5 = new RegExp("^[0-9]+(\\.[0-9]+)?$", "u");
const schema22 = {"title":"BlankFooter","description":"The footer of every page without a running head, above the specimen note.","type":"object","additionalProperties":false,"required":[],"properties":{"left":{"type":"string","minLength":1,"description":"At the left."},"center":{"type":"string","minLength":1,"description":"In the middle."},"right":{"type":"string","minLength":1,"description":"At the right."}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "left") || (key0 === "center")) || (key0 === "right"))){
validate56.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.left !== undefined){
let data0 = data.left;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate56.errors = [{instancePath:instancePath+"/left",schemaPath:"#/properties/left/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/left",schemaPath:"#/properties/left/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.center !== undefined){
let data1 = data.center;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate56.errors = [{instancePath:instancePath+"/center",schemaPath:"#/properties/center/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/center",schemaPath:"#/properties/center/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.right !== undefined){
let data2 = data.right;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1){
validate56.errors = [{instancePath:instancePath+"/right",schemaPath:"#/properties/right/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/right",schemaPath:"#/properties/right/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"title":"BlankPage","description":"One page.","type":"object","additionalProperties":false,"required":["holds"],"properties":{"under":{"type":"string","minLength":1,"description":"The prefix of this page's fields in the agency’s file, such as topmostSubform[0].Page1[0]. A field name that begins with a dot continues it: .f1_05[0] is topmostSubform[0].Page1[0].f1_05[0]."},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The size of ordinary text on this page in points."},"holds":{"$ref":"#/$defs/Blocks","description":"The content, from top to bottom. A plain sentence is a paragraph."}}};
const schema24 = {"type":"array","minItems":1,"items":{"$ref":"#/$defs/Block"},"description":"The content, from top to bottom. A plain sentence is a paragraph."};
const schema25 = {"title":"BlankBlock","description":"A paragraph, or a row that begins with the word for what it is.","anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/Masthead"},{"$ref":"#/$defs/Heading"},{"$ref":"#/$defs/Subheading"},{"$ref":"#/$defs/Text"},{"$ref":"#/$defs/List"},{"$ref":"#/$defs/Lines"},{"$ref":"#/$defs/Choices"},{"$ref":"#/$defs/Across"},{"$ref":"#/$defs/Down"},{"$ref":"#/$defs/TableBlock"},{"$ref":"#/$defs/Columns"},{"$ref":"#/$defs/Section"},{"$ref":"#/$defs/Rule"},{"$ref":"#/$defs/Space"}]};
const schema26 = {"title":"BlankMasthead","description":"The head of the form: number on the left, title in the middle, year on the right.","type":"object","additionalProperties":false,"required":["masthead","title"],"properties":{"masthead":{"type":["string","number"],"minLength":1,"description":"The form number, such as W-4."},"kind":{"type":"string","minLength":1,"description":"The small word before the number, such as Form."},"agency":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"The agency, one line each, below the number."},"title":{"type":"string","minLength":1,"description":"The form’s own title."},"notes":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Sentences below the title, one paragraph each."},"corner":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Small print above the year, such as OMB No. 1545-0074."},"year":{"type":["string","number"],"minLength":1,"description":"The year, such as {{@year}}."}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.masthead === undefined) && (missing0 = "masthead")) || ((data.title === undefined) && (missing0 = "title"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "masthead") || (key0 === "kind")) || (key0 === "agency")) || (key0 === "title")) || (key0 === "notes")) || (key0 === "corner")) || (key0 === "year"))){
validate61.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.masthead !== undefined){
let data0 = data.masthead;
const _errs2 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate61.errors = [{instancePath:instancePath+"/masthead",schemaPath:"#/properties/masthead/type",keyword:"type",params:{type: schema26.properties.masthead.type}}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate61.errors = [{instancePath:instancePath+"/masthead",schemaPath:"#/properties/masthead/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate61.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agency !== undefined){
let data2 = data.agency;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 1){
validate61.errors = [{instancePath:instancePath+"/agency",schemaPath:"#/properties/agency/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length < 1){
validate61.errors = [{instancePath:instancePath+"/agency/" + i0,schemaPath:"#/properties/agency/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/agency/" + i0,schemaPath:"#/properties/agency/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/agency",schemaPath:"#/properties/agency/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data4 = data.title;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length < 1){
validate61.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data5 = data.notes;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length < 1){
validate61.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length < 1){
validate61.errors = [{instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.corner !== undefined){
let data7 = data.corner;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
if(data7.length < 1){
validate61.errors = [{instancePath:instancePath+"/corner",schemaPath:"#/properties/corner/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid3 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(data8.length < 1){
validate61.errors = [{instancePath:instancePath+"/corner/" + i2,schemaPath:"#/properties/corner/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/corner/" + i2,schemaPath:"#/properties/corner/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/corner",schemaPath:"#/properties/corner/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.year !== undefined){
let data9 = data.year;
const _errs20 = errors;
if((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))){
validate61.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: schema26.properties.year.type}}];
return false;
}
if(errors === _errs20){
if(typeof data9 === "string"){
if(data9.length < 1){
validate61.errors = [{instancePath:instancePath+"/year",schemaPath:"#/properties/year/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"title":"BlankHeading","description":"A heading.","type":"object","additionalProperties":false,"required":["heading"],"properties":{"heading":{"type":"string","minLength":1,"description":"The words of the heading."},"look":{"enum":["plain","banner","bar"],"description":"plain: large bold words (when absent). banner: in the middle of a light band. bar: white on a dark bar."},"align":{"$ref":"#/$defs/Align","description":"The alignment of the words."}}};
const schema28 = {"enum":["left","center","right"],"description":"The alignment of the words."};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((data === "left") || (data === "center")) || (data === "right"))){
validate64.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema28.enum}}];
return false;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.heading === undefined) && (missing0 = "heading")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "heading") || (key0 === "look")) || (key0 === "align"))){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.heading !== undefined){
let data0 = data.heading;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate63.errors = [{instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.look !== undefined){
let data1 = data.look;
const _errs4 = errors;
if(!(((data1 === "plain") || (data1 === "banner")) || (data1 === "bar"))){
validate63.errors = [{instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema27.properties.look.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
const _errs5 = errors;
if(!(validate64(data.align, {instancePath:instancePath+"/align",parentData:data,parentDataProperty:"align",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema29 = {"title":"BlankSubheading","description":"A smaller heading.","type":"object","additionalProperties":false,"required":["subheading"],"properties":{"subheading":{"type":"string","minLength":1,"description":"The words of the heading."}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.subheading === undefined) && (missing0 = "subheading")){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "subheading")){
validate67.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.subheading !== undefined){
let data0 = data.subheading;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate67.errors = [{instancePath:instancePath+"/subheading",schemaPath:"#/properties/subheading/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/subheading",schemaPath:"#/properties/subheading/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"title":"BlankText","description":"A paragraph that needs more than its words.","type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","minLength":1,"description":"The words. ____ is a blank to write in, as wide as the underscores; [ ] is a box to tick. Each takes the next row of blanks."},"blanks":{"$ref":"#/$defs/Blanks","description":"The fields of the blanks in the text, in their order."},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The size of the text in points."},"align":{"$ref":"#/$defs/Align","description":"The alignment of the words."}}};
const schema31 = {"type":"array","minItems":1,"items":{"$ref":"#/$defs/Answer"},"description":"The fields of the blanks in the text, in their order."};
const schema32 = {"title":"BlankAnswer","description":"A field that is filled in.","type":"object","additionalProperties":false,"required":[],"properties":{"field":{"$ref":"#/$defs/FieldName","description":"The full name of the text field in the agency’s file. Beginning with a dot, it continues the “under” of its page. The same name in two places is one field shown twice."},"check":{"$ref":"#/$defs/CheckName","description":"The full name of the checkbox, written as field is. The same name with another on is one more box of the same checkbox."},"radio":{"$ref":"#/$defs/RadioName","description":"The full name of the radio group, written as field is. Each of its buttons has its own on."},"on":{"$ref":"#/$defs/On","description":"The state that ticks this box, as the agency calls it, such as 1. Yes when absent."},"max":{"$ref":"#/$defs/Max","description":"The maximum number of characters."},"comb":{"$ref":"#/$defs/Comb","description":"The number of cells, one for each character."},"rows":{"$ref":"#/$defs/MultiLine","description":"The number of lines to write on. 1 when absent."},"align":{"$ref":"#/$defs/Align","description":"The alignment of the words."},"fieldSize":{"$ref":"#/$defs/FieldSize","description":"The size of what is filled in, in points. 9 when absent."},"tip":{"$ref":"#/$defs/Tip","description":"The tooltip that viewers show and screen readers read. The printed words when absent."}}};
const func1 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"string","minLength":1,"description":"The full name of the text field in the agency’s file. Beginning with a dot, it continues the “under” of its page. The same name in two places is one field shown twice."};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate72.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":"string","minLength":1,"description":"The full name of the checkbox, written as field is. The same name with another on is one more box of the same checkbox."};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate74.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema35 = {"type":"string","minLength":1,"description":"The full name of the radio group, written as field is. Each of its buttons has its own on."};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate76.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":["string","number"],"minLength":1,"description":"The state that ticks this box, as the agency calls it, such as 1. Yes when absent."};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))){
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema36.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate78.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":["string","integer"],"pattern":"^[1-9][0-9]*$","description":"The maximum number of characters."};
const pattern7 = new RegExp("^[1-9][0-9]*$", "u");

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema37.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate80.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$"}}];
return false;
}
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":["string","integer"],"pattern":"^[1-9][0-9]*$","description":"The number of cells, one for each character."};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema38.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate82.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$"}}];
return false;
}
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema39 = {"type":["string","integer"],"pattern":"^[1-9][0-9]*$","description":"The number of lines to write on. 1 when absent."};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema39.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate84.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$"}}];
return false;
}
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The size of what is filled in, in points. 9 when absent."};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))){
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema40.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate87.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}}];
return false;
}
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema41 = {"type":"string","minLength":1,"description":"The tooltip that viewers show and screen readers read. The printed words when absent."};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate89.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
validate71.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
const _errs2 = errors;
if(!(validate72(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
const _errs3 = errors;
if(!(validate74(data.check, {instancePath:instancePath+"/check",parentData:data,parentDataProperty:"check",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.radio !== undefined){
const _errs4 = errors;
if(!(validate76(data.radio, {instancePath:instancePath+"/radio",parentData:data,parentDataProperty:"radio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.on !== undefined){
const _errs5 = errors;
if(!(validate78(data.on, {instancePath:instancePath+"/on",parentData:data,parentDataProperty:"on",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined){
const _errs6 = errors;
if(!(validate80(data.max, {instancePath:instancePath+"/max",parentData:data,parentDataProperty:"max",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comb !== undefined){
const _errs7 = errors;
if(!(validate82(data.comb, {instancePath:instancePath+"/comb",parentData:data,parentDataProperty:"comb",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
const _errs8 = errors;
if(!(validate84(data.rows, {instancePath:instancePath+"/rows",parentData:data,parentDataProperty:"rows",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
const _errs9 = errors;
if(!(validate64(data.align, {instancePath:instancePath+"/align",parentData:data,parentDataProperty:"align",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fieldSize !== undefined){
const _errs10 = errors;
if(!(validate87(data.fieldSize, {instancePath:instancePath+"/fieldSize",parentData:data,parentDataProperty:"fieldSize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tip !== undefined){
const _errs11 = errors;
if(!(validate89(data.tip, {instancePath:instancePath+"/tip",parentData:data,parentDataProperty:"tip",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate70.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate71(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "text") || (key0 === "blanks")) || (key0 === "size")) || (key0 === "align"))){
validate69.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.text !== undefined){
let data0 = data.text;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate69.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blanks !== undefined){
const _errs4 = errors;
if(!(validate70(data.blanks, {instancePath:instancePath+"/blanks",parentData:data,parentDataProperty:"blanks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data2 = data.size;
const _errs5 = errors;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
validate69.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: schema30.properties.size.type}}];
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate69.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
const _errs7 = errors;
if(!(validate64(data.align, {instancePath:instancePath+"/align",parentData:data,parentDataProperty:"align",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"title":"BlankList","description":"A list of sentences.","type":"object","additionalProperties":false,"required":["list"],"properties":{"list":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"The sentences."},"marks":{"enum":["bullets","numbers","letters"],"description":"The mark before each. bullets when absent."},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The size of the text in points."}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list === undefined) && (missing0 = "list")){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "list") || (key0 === "marks")) || (key0 === "size"))){
validate95.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list !== undefined){
let data0 = data.list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate95.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate95.errors = [{instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate95.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.marks !== undefined){
let data2 = data.marks;
const _errs6 = errors;
if(!(((data2 === "bullets") || (data2 === "numbers")) || (data2 === "letters"))){
validate95.errors = [{instancePath:instancePath+"/marks",schemaPath:"#/properties/marks/enum",keyword:"enum",params:{allowedValues: schema42.properties.marks.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data3 = data.size;
const _errs7 = errors;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
validate95.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: schema42.properties.size.type}}];
return false;
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate95.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"title":"BlankLines","description":"Numbered lines with their answers at the right edge.","type":"object","additionalProperties":false,"required":["lines"],"properties":{"lines":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Row"},"description":"The lines, from top to bottom."},"look":{"enum":["ruled","columns","boxed","rows"],"description":"ruled: each answer is on a rule (when absent). columns: numbers and answers are in ruled columns, as on a tax return. boxed: each answer has a box. rows: each line is a row of a frame, with its answer in a column on the right, and its number only before the text."},"unit":{"type":"string","minLength":1,"description":"Printed before every answer, such as $."},"after":{"type":"string","minLength":1,"description":"Printed after every answer, such as .00 or %."},"numbers":{"enum":["both","left","right"],"description":"Where the line number is printed: before the text, before the answer, or both (when absent)."},"align":{"$ref":"#/$defs/Align","description":"The alignment of the words."},"gap":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The space between two lines in points. 2.5 when absent; none in columns."},"width":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The width of the answers in points. 72 when absent."}}};
const schema44 = {"title":"BlankRow","description":"One line. Without line and answer it is only text.","type":"object","additionalProperties":false,"required":[],"properties":{"line":{"type":["string","number"],"minLength":1,"description":"The number of the line as the agency prints it before the answer, such as 1, 2a or 4(c). Before the text 4(c) is printed as (c), and 2a as an indented a when line 2 is above it."},"label":{"type":["string","number"],"minLength":1,"description":"What to print before the text instead of the number. none: nothing."},"text":{"type":"string","minLength":1,"description":"The words. ____ is a blank to write in, [ ] a box to tick; each takes the next row of blanks."},"blanks":{"$ref":"#/$defs/Blanks","description":"The fields of the blanks in the text, in their order."},"list":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Bullets below the words."},"choices":{"$ref":"#/$defs/ChoiceRows","description":"The boxes to tick, below the words."},"perRow":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$","description":"The number of boxes to tick side by side below the words. 1 when absent."},"more":{"type":"string","minLength":1,"description":"More words, below the bullets or the boxes to tick."},"ticks":{"$ref":"#/$defs/ChoiceRows","description":"Boxes to tick at the right end of the line, side by side, such as Yes and No."},"field":{"$ref":"#/$defs/FieldName","description":"The full name of the text field in the agency’s file. Beginning with a dot, it continues the “under” of its page. The same name in two places is one field shown twice."},"check":{"$ref":"#/$defs/CheckName","description":"The full name of the checkbox, written as field is. The same name with another on is one more box of the same checkbox."},"radio":{"$ref":"#/$defs/RadioName","description":"The full name of the radio group, written as field is. Each of its buttons has its own on."},"on":{"$ref":"#/$defs/On","description":"The state that ticks this box, as the agency calls it, such as 1. Yes when absent."},"max":{"$ref":"#/$defs/Max","description":"The maximum number of characters."},"comb":{"$ref":"#/$defs/Comb","description":"The number of cells, one for each character."},"rows":{"$ref":"#/$defs/MultiLine","description":"The number of lines to write on. 1 when absent."},"align":{"$ref":"#/$defs/Align","description":"The alignment of the words."},"fieldSize":{"$ref":"#/$defs/FieldSize","description":"The size of what is filled in, in points. 9 when absent."},"tip":{"$ref":"#/$defs/Tip","description":"The tooltip that viewers show and screen readers read. The printed words when absent."},"unit":{"type":"string","minLength":1,"description":"Printed before this answer. none: nothing, although the other lines have one."},"after":{"type":"string","minLength":1,"description":"Printed after this answer. none: nothing, although the other lines have one."},"column":{"enum":["inner"],"description":"inner: the answer is in an inner column, because a later line adds it up."}}};
const schema45 = {"type":"array","minItems":1,"items":{"$ref":"#/$defs/Choice"},"description":"The boxes to tick."};
const schema46 = {"title":"BlankChoice","description":"A box to tick and its words.","type":"object","additionalProperties":false,"required":["text"],"properties":{"check":{"$ref":"#/$defs/CheckName","description":"The full name of the checkbox, written as field is. The same name with another on is one more box of the same checkbox."},"radio":{"$ref":"#/$defs/RadioName","description":"The full name of the radio group, written as field is. Each of its buttons has its own on."},"on":{"$ref":"#/$defs/On","description":"The state that ticks this box, as the agency calls it, such as 1. Yes when absent."},"text":{"type":"string","minLength":1,"description":"The words next to the box. ____ is a blank to write in, as wide as the underscores; each takes the next row of blanks."},"blanks":{"$ref":"#/$defs/Blanks","description":"The fields of the blanks in the text, in their order."},"tip":{"$ref":"#/$defs/Tip","description":"The tooltip that viewers show and screen readers read. The printed words when absent."}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "check") || (key0 === "radio")) || (key0 === "on")) || (key0 === "text")) || (key0 === "blanks")) || (key0 === "tip"))){
validate101.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.check !== undefined){
const _errs2 = errors;
if(!(validate74(data.check, {instancePath:instancePath+"/check",parentData:data,parentDataProperty:"check",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.radio !== undefined){
const _errs3 = errors;
if(!(validate76(data.radio, {instancePath:instancePath+"/radio",parentData:data,parentDataProperty:"radio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.on !== undefined){
const _errs4 = errors;
if(!(validate78(data.on, {instancePath:instancePath+"/on",parentData:data,parentDataProperty:"on",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data3 = data.text;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data3 === "string"){
if(data3.length < 1){
validate101.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate101.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blanks !== undefined){
const _errs7 = errors;
if(!(validate70(data.blanks, {instancePath:instancePath+"/blanks",parentData:data,parentDataProperty:"blanks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tip !== undefined){
const _errs8 = errors;
if(!(validate89(data.tip, {instancePath:instancePath+"/tip",parentData:data,parentDataProperty:"tip",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate100.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate101(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema44.properties, key0))){
validate98.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.line !== undefined){
let data0 = data.line;
const _errs2 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate98.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: schema44.properties.line.type}}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate98.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data1 = data.label;
const _errs4 = errors;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
validate98.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: schema44.properties.label.type}}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate98.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data2 = data.text;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1){
validate98.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate98.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blanks !== undefined){
const _errs8 = errors;
if(!(validate70(data.blanks, {instancePath:instancePath+"/blanks",parentData:data,parentDataProperty:"blanks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.list !== undefined){
let data4 = data.list;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length < 1){
validate98.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate98.errors = [{instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate98.errors = [{instancePath:instancePath+"/list/" + i0,schemaPath:"#/properties/list/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined){
const _errs13 = errors;
if(!(validate100(data.choices, {instancePath:instancePath+"/choices",parentData:data,parentDataProperty:"choices",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.perRow !== undefined){
let data7 = data.perRow;
const _errs14 = errors;
if((typeof data7 !== "string") && (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7))))){
validate98.errors = [{instancePath:instancePath+"/perRow",schemaPath:"#/properties/perRow/type",keyword:"type",params:{type: schema44.properties.perRow.type}}];
return false;
}
if(errors === _errs14){
if(typeof data7 === "string"){
if(!pattern7.test(data7)){
validate98.errors = [{instancePath:instancePath+"/perRow",schemaPath:"#/properties/perRow/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$"}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.more !== undefined){
let data8 = data.more;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data8 === "string"){
if(data8.length < 1){
validate98.errors = [{instancePath:instancePath+"/more",schemaPath:"#/properties/more/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate98.errors = [{instancePath:instancePath+"/more",schemaPath:"#/properties/more/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticks !== undefined){
const _errs18 = errors;
if(!(validate100(data.ticks, {instancePath:instancePath+"/ticks",parentData:data,parentDataProperty:"ticks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.field !== undefined){
const _errs19 = errors;
if(!(validate72(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
const _errs20 = errors;
if(!(validate74(data.check, {instancePath:instancePath+"/check",parentData:data,parentDataProperty:"check",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.radio !== undefined){
const _errs21 = errors;
if(!(validate76(data.radio, {instancePath:instancePath+"/radio",parentData:data,parentDataProperty:"radio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.on !== undefined){
const _errs22 = errors;
if(!(validate78(data.on, {instancePath:instancePath+"/on",parentData:data,parentDataProperty:"on",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined){
const _errs23 = errors;
if(!(validate80(data.max, {instancePath:instancePath+"/max",parentData:data,parentDataProperty:"max",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comb !== undefined){
const _errs24 = errors;
if(!(validate82(data.comb, {instancePath:instancePath+"/comb",parentData:data,parentDataProperty:"comb",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
const _errs25 = errors;
if(!(validate84(data.rows, {instancePath:instancePath+"/rows",parentData:data,parentDataProperty:"rows",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
const _errs26 = errors;
if(!(validate64(data.align, {instancePath:instancePath+"/align",parentData:data,parentDataProperty:"align",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fieldSize !== undefined){
const _errs27 = errors;
if(!(validate87(data.fieldSize, {instancePath:instancePath+"/fieldSize",parentData:data,parentDataProperty:"fieldSize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tip !== undefined){
const _errs28 = errors;
if(!(validate89(data.tip, {instancePath:instancePath+"/tip",parentData:data,parentDataProperty:"tip",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit !== undefined){
let data20 = data.unit;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data20 === "string"){
if(data20.length < 1){
validate98.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate98.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data21 = data.after;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data21 === "string"){
if(data21.length < 1){
validate98.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate98.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined){
const _errs33 = errors;
if(!(data.column === "inner")){
validate98.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/enum",keyword:"enum",params:{allowedValues: schema44.properties.column.enum}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.lines === undefined) && (missing0 = "lines")){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "lines") || (key0 === "look")) || (key0 === "unit")) || (key0 === "after")) || (key0 === "numbers")) || (key0 === "align")) || (key0 === "gap")) || (key0 === "width"))){
validate97.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.lines !== undefined){
let data0 = data.lines;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate97.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate98(data0[i0], {instancePath:instancePath+"/lines/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.look !== undefined){
let data2 = data.look;
const _errs5 = errors;
if(!((((data2 === "ruled") || (data2 === "columns")) || (data2 === "boxed")) || (data2 === "rows"))){
validate97.errors = [{instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema43.properties.look.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit !== undefined){
let data3 = data.unit;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
validate97.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data4 = data.after;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
validate97.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numbers !== undefined){
let data5 = data.numbers;
const _errs10 = errors;
if(!(((data5 === "both") || (data5 === "left")) || (data5 === "right"))){
validate97.errors = [{instancePath:instancePath+"/numbers",schemaPath:"#/properties/numbers/enum",keyword:"enum",params:{allowedValues: schema43.properties.numbers.enum}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
const _errs11 = errors;
if(!(validate64(data.align, {instancePath:instancePath+"/align",parentData:data,parentDataProperty:"align",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gap !== undefined){
let data7 = data.gap;
const _errs12 = errors;
if((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))){
validate97.errors = [{instancePath:instancePath+"/gap",schemaPath:"#/properties/gap/type",keyword:"type",params:{type: schema43.properties.gap.type}}];
return false;
}
if(errors === _errs12){
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
validate97.errors = [{instancePath:instancePath+"/gap",schemaPath:"#/properties/gap/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data8 = data.width;
const _errs14 = errors;
if((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))){
validate97.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: schema43.properties.width.type}}];
return false;
}
if(errors === _errs14){
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
validate97.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"title":"BlankChoices","description":"Boxes to tick, each with its words.","type":"object","additionalProperties":false,"required":["choices"],"properties":{"choices":{"$ref":"#/$defs/ChoiceRows","description":"The boxes to tick."},"perRow":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$","description":"The number of boxes side by side. 1 when absent."}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.choices === undefined) && (missing0 = "choices")){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "choices") || (key0 === "perRow"))){
validate123.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.choices !== undefined){
const _errs2 = errors;
if(!(validate100(data.choices, {instancePath:instancePath+"/choices",parentData:data,parentDataProperty:"choices",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.perRow !== undefined){
let data1 = data.perRow;
const _errs3 = errors;
if((typeof data1 !== "string") && (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1))))){
validate123.errors = [{instancePath:instancePath+"/perRow",schemaPath:"#/properties/perRow/type",keyword:"type",params:{type: schema47.properties.perRow.type}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate123.errors = [{instancePath:instancePath+"/perRow",schemaPath:"#/properties/perRow/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$"}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"title":"BlankAcross","description":"Boxes side by side. Framed boxes that follow each other meet; a space keeps them apart.","type":"object","additionalProperties":false,"required":["across"],"properties":{"across":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Box"},"description":"The boxes, from left to right."},"look":{"enum":["boxed","ruled","open"],"description":"boxed: with frames (when absent). ruled: each answer is on a rule with its caption below, as for a signature. open: without lines."},"share":{"$ref":"#/$defs/Share","description":"How wide the box is compared with its neighbours. 1 when absent."}}};
const schema49 = {"title":"BlankBox","description":"A box, or boxes side by side or one below the other.","anyOf":[{"$ref":"#/$defs/Across"},{"$ref":"#/$defs/Down"},{"$ref":"#/$defs/Cell"}]};
const wrapper0 = {validate: validate126};
const schema50 = {"title":"BlankDown","description":"Boxes one below the other.","type":"object","additionalProperties":false,"required":["down"],"properties":{"down":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Box"},"description":"The boxes, from top to bottom."},"share":{"$ref":"#/$defs/Share","description":"How wide the box is compared with its neighbours. 1 when absent."}}};
const wrapper1 = {validate: validate127};
const schema51 = {"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"How wide the box is compared with its neighbours. 1 when absent."};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))){
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema51.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate129.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}}];
return false;
}
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.down === undefined) && (missing0 = "down")){
validate128.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "down") || (key0 === "share"))){
validate128.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.down !== undefined){
let data0 = data.down;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate128.errors = [{instancePath:instancePath+"/down",schemaPath:"#/properties/down/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(wrapper1.validate(data0[i0], {instancePath:instancePath+"/down/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate128.errors = [{instancePath:instancePath+"/down",schemaPath:"#/properties/down/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.share !== undefined){
const _errs5 = errors;
if(!(validate129(data.share, {instancePath:instancePath+"/share",parentData:data,parentDataProperty:"share",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"title":"BlankCell","description":"A box with a small caption and an answer, or with a text.","type":"object","additionalProperties":false,"required":[],"properties":{"caption":{"type":"string","minLength":1,"description":"Small print in the corner of the box."},"field":{"$ref":"#/$defs/FieldName","description":"The full name of the text field in the agency’s file. Beginning with a dot, it continues the “under” of its page. The same name in two places is one field shown twice."},"check":{"$ref":"#/$defs/CheckName","description":"The full name of the checkbox, written as field is. The same name with another on is one more box of the same checkbox."},"radio":{"$ref":"#/$defs/RadioName","description":"The full name of the radio group, written as field is. Each of its buttons has its own on."},"on":{"$ref":"#/$defs/On","description":"The state that ticks this box, as the agency calls it, such as 1. Yes when absent."},"max":{"$ref":"#/$defs/Max","description":"The maximum number of characters."},"comb":{"$ref":"#/$defs/Comb","description":"The number of cells, one for each character."},"rows":{"$ref":"#/$defs/MultiLine","description":"The number of lines to write on. 1 when absent."},"align":{"$ref":"#/$defs/Align","description":"The alignment of the words."},"fieldSize":{"$ref":"#/$defs/FieldSize","description":"The size of what is filled in, in points. 9 when absent."},"tip":{"$ref":"#/$defs/Tip","description":"The tooltip that viewers show and screen readers read. The printed words when absent."},"holds":{"$ref":"#/$defs/Blocks","description":"The content, from top to bottom. A plain sentence is a paragraph."},"look":{"enum":["shaded"],"description":"shaded: on a light grey background, as a part for office use."},"share":{"$ref":"#/$defs/Share","description":"How wide the box is compared with its neighbours. 1 when absent."}}};
const wrapper2 = {validate: validate59};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema52.properties, key0))){
validate132.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.caption !== undefined){
let data0 = data.caption;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate132.errors = [{instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate132.errors = [{instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.field !== undefined){
const _errs4 = errors;
if(!(validate72(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check !== undefined){
const _errs5 = errors;
if(!(validate74(data.check, {instancePath:instancePath+"/check",parentData:data,parentDataProperty:"check",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.radio !== undefined){
const _errs6 = errors;
if(!(validate76(data.radio, {instancePath:instancePath+"/radio",parentData:data,parentDataProperty:"radio",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.on !== undefined){
const _errs7 = errors;
if(!(validate78(data.on, {instancePath:instancePath+"/on",parentData:data,parentDataProperty:"on",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined){
const _errs8 = errors;
if(!(validate80(data.max, {instancePath:instancePath+"/max",parentData:data,parentDataProperty:"max",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comb !== undefined){
const _errs9 = errors;
if(!(validate82(data.comb, {instancePath:instancePath+"/comb",parentData:data,parentDataProperty:"comb",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
const _errs10 = errors;
if(!(validate84(data.rows, {instancePath:instancePath+"/rows",parentData:data,parentDataProperty:"rows",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
const _errs11 = errors;
if(!(validate64(data.align, {instancePath:instancePath+"/align",parentData:data,parentDataProperty:"align",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fieldSize !== undefined){
const _errs12 = errors;
if(!(validate87(data.fieldSize, {instancePath:instancePath+"/fieldSize",parentData:data,parentDataProperty:"fieldSize",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tip !== undefined){
const _errs13 = errors;
if(!(validate89(data.tip, {instancePath:instancePath+"/tip",parentData:data,parentDataProperty:"tip",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holds !== undefined){
const _errs14 = errors;
if(!(wrapper2.validate(data.holds, {instancePath:instancePath+"/holds",parentData:data,parentDataProperty:"holds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.look !== undefined){
const _errs15 = errors;
if(!(data.look === "shaded")){
validate132.errors = [{instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema52.properties.look.enum}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.share !== undefined){
const _errs16 = errors;
if(!(validate129(data.share, {instancePath:instancePath+"/share",parentData:data,parentDataProperty:"share",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(wrapper0.validate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
else {
var props0 = wrapper0.validate.evaluated.props;
var items0 = wrapper0.validate.evaluated.items;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs2 = errors;
if(!(validate128(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs3 = errors;
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate127.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate127.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate127.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.across === undefined) && (missing0 = "across")){
validate126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "across") || (key0 === "look")) || (key0 === "share"))){
validate126.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.across !== undefined){
let data0 = data.across;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate126.errors = [{instancePath:instancePath+"/across",schemaPath:"#/properties/across/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate127(data0[i0], {instancePath:instancePath+"/across/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/across",schemaPath:"#/properties/across/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.look !== undefined){
let data2 = data.look;
const _errs5 = errors;
if(!(((data2 === "boxed") || (data2 === "ruled")) || (data2 === "open"))){
validate126.errors = [{instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema48.properties.look.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.share !== undefined){
const _errs6 = errors;
if(!(validate129(data.share, {instancePath:instancePath+"/share",parentData:data,parentDataProperty:"share",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"title":"BlankTable","description":"A table.","type":"object","additionalProperties":false,"required":["table"],"properties":{"table":{"$ref":"#/$defs/Table","description":"The table. Cells of a row are separated by | ."}}};
const schema54 = {"description":"The table. Cells of a row are separated by | .","type":"object","additionalProperties":false,"required":["rows"],"properties":{"title":{"type":"string","minLength":1,"description":"The heading above the table."},"over":{"type":"string","minLength":1,"description":"A heading over all columns but the first."},"headers":{"type":"string","minLength":1,"description":"The heading of each column, separated by | ."},"rows":{"type":"array","minItems":1,"items":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"anyOf":[{"type":["string","number"]},{"$ref":"#/$defs/Answer"}]}}]},"description":"The rows: the cells separated by | , or a list of cells where some are answers."},"widths":{"type":["string","number"],"pattern":"^[0-9.]+( [0-9.]+)*$","description":"How wide the columns are compared with each other, such as 2 1 1. The last one counts for the rest."},"align":{"type":"string","pattern":"^(left|center|right)( (left|center|right))*$","description":"How the columns are aligned, such as left right. The last one counts for the rest. left when absent."},"ruleEvery":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$","description":"The number of rows after which there is a rule. 1 when absent."},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The size of the text in points."}}};
const pattern18 = new RegExp("^[0-9.]+( [0-9.]+)*$", "u");
const pattern19 = new RegExp("^(left|center|right)( (left|center|right))*$", "u");

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.rows === undefined) && (missing0 = "rows")){
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "title") || (key0 === "over")) || (key0 === "headers")) || (key0 === "rows")) || (key0 === "widths")) || (key0 === "align")) || (key0 === "ruleEvery")) || (key0 === "size"))){
validate150.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.title !== undefined){
let data0 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate150.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate150.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.over !== undefined){
let data1 = data.over;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate150.errors = [{instancePath:instancePath+"/over",schemaPath:"#/properties/over/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate150.errors = [{instancePath:instancePath+"/over",schemaPath:"#/properties/over/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headers !== undefined){
let data2 = data.headers;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1){
validate150.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate150.errors = [{instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
let data3 = data.rows;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length < 1){
validate150.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(data4.length < 1){
const err0 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data4)){
if(data4.length < 1){
const err2 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
const err3 = {instancePath:instancePath+"/rows/" + i0+"/" + i1,schemaPath:"#/properties/rows/items/anyOf/1/items/anyOf/0/type",keyword:"type",params:{type: schema54.properties.rows.items.anyOf[1].items.anyOf[0].type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
const _errs20 = errors;
if(!(validate71(data5, {instancePath:instancePath+"/rows/" + i0+"/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err4 = {instancePath:instancePath+"/rows/" + i0+"/" + i1,schemaPath:"#/properties/rows/items/anyOf/1/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs14 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err6 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate150.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.widths !== undefined){
let data6 = data.widths;
const _errs21 = errors;
if((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))){
validate150.errors = [{instancePath:instancePath+"/widths",schemaPath:"#/properties/widths/type",keyword:"type",params:{type: schema54.properties.widths.type}}];
return false;
}
if(errors === _errs21){
if(typeof data6 === "string"){
if(!pattern18.test(data6)){
validate150.errors = [{instancePath:instancePath+"/widths",schemaPath:"#/properties/widths/pattern",keyword:"pattern",params:{pattern: "^[0-9.]+( [0-9.]+)*$"}}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data7 = data.align;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data7 === "string"){
if(!pattern19.test(data7)){
validate150.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/pattern",keyword:"pattern",params:{pattern: "^(left|center|right)( (left|center|right))*$"}}];
return false;
}
}
else {
validate150.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ruleEvery !== undefined){
let data8 = data.ruleEvery;
const _errs25 = errors;
if((typeof data8 !== "string") && (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8))))){
validate150.errors = [{instancePath:instancePath+"/ruleEvery",schemaPath:"#/properties/ruleEvery/type",keyword:"type",params:{type: schema54.properties.ruleEvery.type}}];
return false;
}
if(errors === _errs25){
if(typeof data8 === "string"){
if(!pattern7.test(data8)){
validate150.errors = [{instancePath:instancePath+"/ruleEvery",schemaPath:"#/properties/ruleEvery/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$"}}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data9 = data.size;
const _errs27 = errors;
if((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))){
validate150.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: schema54.properties.size.type}}];
return false;
}
if(errors === _errs27){
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
validate150.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}}];
return false;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.table === undefined) && (missing0 = "table")){
validate149.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "table")){
validate149.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.table !== undefined){
if(!(validate150(data.table, {instancePath:instancePath+"/table",parentData:data,parentDataProperty:"table",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate149.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema55 = {"title":"BlankColumns","description":"Text that runs in columns of equal height, as in instructions.","type":"object","additionalProperties":false,"required":["columns"],"properties":{"columns":{"$ref":"#/$defs/Blocks","description":"The content, from top to bottom. A plain sentence is a paragraph."},"count":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$","description":"How many columns. 2 when absent."},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The size of ordinary text here in points."}}};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.columns === undefined) && (missing0 = "columns")){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "columns") || (key0 === "count")) || (key0 === "size"))){
validate154.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.columns !== undefined){
const _errs2 = errors;
if(!(wrapper2.validate(data.columns, {instancePath:instancePath+"/columns",parentData:data,parentDataProperty:"columns",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data1 = data.count;
const _errs3 = errors;
if((typeof data1 !== "string") && (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1))))){
validate154.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: schema55.properties.count.type}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate154.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$"}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data2 = data.size;
const _errs5 = errors;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
validate154.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: schema55.properties.size.type}}];
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate154.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema56 = {"title":"BlankSection","description":"A section of the form with its name in a column on the left, such as Step 1.","type":"object","additionalProperties":false,"required":["section","holds"],"properties":{"section":{"type":"string","minLength":1,"description":"Its name, such as Step 1:"},"title":{"type":"string","minLength":1,"description":"What it is about, below the name."},"holds":{"$ref":"#/$defs/Blocks","description":"The content, from top to bottom. A plain sentence is a paragraph."},"side":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"The width of the left column in points. 64 when absent."},"look":{"enum":["ruled","open"],"description":"ruled: a rule between the name and the rest (when absent). open: none."}}};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.section === undefined) && (missing0 = "section")) || ((data.holds === undefined) && (missing0 = "holds"))){
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "section") || (key0 === "title")) || (key0 === "holds")) || (key0 === "side")) || (key0 === "look"))){
validate156.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.section !== undefined){
let data0 = data.section;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate156.errors = [{instancePath:instancePath+"/section",schemaPath:"#/properties/section/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate156.errors = [{instancePath:instancePath+"/section",schemaPath:"#/properties/section/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate156.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate156.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holds !== undefined){
const _errs6 = errors;
if(!(wrapper2.validate(data.holds, {instancePath:instancePath+"/holds",parentData:data,parentDataProperty:"holds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.side !== undefined){
let data3 = data.side;
const _errs7 = errors;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
validate156.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/type",keyword:"type",params:{type: schema56.properties.side.type}}];
return false;
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate156.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.look !== undefined){
let data4 = data.look;
const _errs9 = errors;
if(!((data4 === "ruled") || (data4 === "open"))){
validate156.errors = [{instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema56.properties.look.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"title":"BlankRule","description":"A rule across the page.","type":"object","additionalProperties":false,"required":["rule"],"properties":{"rule":{"enum":["thin","thick","dashed"],"description":"Its style. dashed: where the form is cut."}}};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.rule === undefined) && (missing0 = "rule")){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "rule")){
validate158.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rule !== undefined){
let data0 = data.rule;
if(!(((data0 === "thin") || (data0 === "thick")) || (data0 === "dashed"))){
validate158.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/enum",keyword:"enum",params:{allowedValues: schema57.properties.rule.enum}}];
return false;
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema58 = {"title":"BlankSpace","description":"Empty space.","type":"object","additionalProperties":false,"required":["space"],"properties":{"space":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$","description":"Its height in points."}}};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.space === undefined) && (missing0 = "space")){
validate160.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "space")){
validate160.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.space !== undefined){
let data0 = data.space;
const _errs2 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate160.errors = [{instancePath:instancePath+"/space",schemaPath:"#/properties/space/type",keyword:"type",params:{type: schema58.properties.space.type}}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate160.errors = [{instancePath:instancePath+"/space",schemaPath:"#/properties/space/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}}];
return false;
}
}
}
}
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs4 = errors;
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs5 = errors;
if(!(validate67(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs6 = errors;
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs7 = errors;
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs8 = errors;
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs9 = errors;
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs10 = errors;
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs11 = errors;
if(!(validate128(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs12 = errors;
if(!(validate149(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs13 = errors;
if(!(validate154(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs14 = errors;
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs15 = errors;
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs16 = errors;
if(!(validate160(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate60.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate60.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate59.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate60(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.holds === undefined) && (missing0 = "holds")){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "under") || (key0 === "size")) || (key0 === "holds"))){
validate58.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.under !== undefined){
let data0 = data.under;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate58.errors = [{instancePath:instancePath+"/under",schemaPath:"#/properties/under/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/under",schemaPath:"#/properties/under/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data1 = data.size;
const _errs4 = errors;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
validate58.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: schema23.properties.size.type}}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate58.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holds !== undefined){
const _errs6 = errors;
if(!(validate59(data.holds, {instancePath:instancePath+"/holds",parentData:data,parentDataProperty:"holds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.pages === undefined) && (missing0 = "pages")){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "paper") || (key0 === "size")) || (key0 === "running")) || (key0 === "footer")) || (key0 === "pages"))){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.paper !== undefined){
let data0 = data.paper;
const _errs2 = errors;
if(!((data0 === "letter") || (data0 === "legal"))){
validate55.errors = [{instancePath:instancePath+"/paper",schemaPath:"#/properties/paper/enum",keyword:"enum",params:{allowedValues: schema21.properties.paper.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data1 = data.size;
const _errs3 = errors;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
validate55.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: schema21.properties.size.type}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate55.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.running !== undefined){
let data2 = data.running;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate55.errors = [{instancePath:instancePath+"/running",schemaPath:"#/properties/running/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/running",schemaPath:"#/properties/running/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.footer !== undefined){
const _errs7 = errors;
if(!(validate56(data.footer, {instancePath:instancePath+"/footer",parentData:data,parentDataProperty:"footer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pages !== undefined){
let data4 = data.pages;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
if(data4.length < 1){
validate55.errors = [{instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate58(data4[i0], {instancePath:instancePath+"/pages/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_case = validate165;
const schema59 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"CaseFile","description":"A file in cases: one worked example, or a list of them.","oneOf":[{"$ref":"#/$defs/AuthoredCase"},{"type":"array","title":"AuthoredCases","description":"Several worked examples.","minItems":1,"items":{"$ref":"#/$defs/AuthoredCase"}}],"$defs":{"AuthoredCase":{"title":"AuthoredCase","description":"A worked example: answers, and the expected results.","type":"object","additionalProperties":false,"required":["expect"],"properties":{"about":{"type":"string","description":"What the example shows, in a sentence.","minLength":1},"employee":{"title":"AuthoredCaseEmployee","description":"The employee. Without it, a standard person is used; missing values are taken from that person.","type":"object","additionalProperties":false,"properties":{"firstName":{"type":["string","number"],"description":"The employee's first name."},"middleInitial":{"type":["string","number"],"description":"One letter."},"lastName":{"type":["string","number"],"description":"The employee's last name."},"socialSecurityNumber":{"type":["string","number"],"description":"The US social security number."},"socialInsuranceNumber":{"type":["string","number"],"description":"The Canadian social insurance number."},"socialInsuranceNumberExpiryDate":{"type":["string","number"],"description":"The expiry date of a social insurance number that begins with 9."},"address":{"$ref":"#/$defs/AuthoredCaseAddress","description":"The employee's address."}}},"employer":{"title":"AuthoredCaseEmployer","description":"The employer. Without it, a standard employer is used.","type":"object","additionalProperties":false,"properties":{"name":{"type":["string","number"],"description":"The employer's name."},"federalEIN":{"type":["string","number"],"description":"The employer's federal identification number."},"telephoneNumber":{"type":["string","number"],"description":"The employer's telephone number."},"address":{"$ref":"#/$defs/AuthoredCaseAddress","description":"The employer's address."}}},"federal":{"title":"AuthoredCaseFederal","description":"Values of the federal certificate. With them the second interview is used.","type":"object","additionalProperties":false,"properties":{"filingStatus":{"type":["string","number","boolean"],"description":"The federal filing status."},"isExempt":{"type":["string","number","boolean"],"description":"Whether the employee is exempt from federal withholding."},"isNonResidentAlien":{"type":["string","number","boolean"],"description":"Whether the employee is a nonresident alien."},"twoJobs":{"type":["string","number","boolean"],"description":"Whether the box for two jobs is ticked."},"additionalWithholding":{"type":["string","number","boolean"],"description":"The extra amount withheld each pay period."},"dependentsAmt":{"type":["string","number","boolean"],"description":"The credits for dependents."},"otherIncome":{"type":["string","number","boolean"],"description":"Other income of the year."},"deductions":{"type":["string","number","boolean"],"description":"Deductions of the year."}}},"answers":{"type":"object","description":"The answers, by question id. Several choices are joined by commas.","propertyNames":{"description":"The id of a question: a lower-case letter, then letters and digits.","pattern":"^[a-z][A-Za-z0-9_]*$","examples":["filingStatus"]},"additionalProperties":{"type":["string","number","boolean"],"description":"The answer to this question."}},"expect":{"title":"AuthoredExpect","description":"The expected results. Only what is named here is compared.","type":"object","additionalProperties":false,"properties":{"path":{"type":"array","description":"The question sets on the path, in order.","items":{"type":"string","description":"A question set, such as QS2.","pattern":"^QS[0-9]+$","examples":["QS2"]}},"finish":{"type":"string","description":"The statement that is signed at the end, or INELIGIBLE.","pattern":"^([a-z][A-Za-z0-9_]*|INELIGIBLE)$","examples":["sign","INELIGIBLE"]},"rules":{"type":"array","description":"The rules between answers that the answers break, in order; [] for none.","items":{"type":"string","description":"The id of a rule in questions.yaml.","pattern":"^[a-z][A-Za-z0-9_]*$","examples":["ageNeedsBirthYear"]}},"values":{"type":"object","description":"Calculated values, by question id.","additionalProperties":{"type":["string","number","boolean"],"description":"The value as it prints."}},"taxParameters":{"type":"object","description":"The tax parameters for payroll, by id.","additionalProperties":{"type":["string","number","boolean"],"description":"The value that payroll gets."}},"pdf":{"type":"object","description":"The value of a field of the PDF: a text, on or off for a box, signed for a signature, '' for an empty field.","additionalProperties":{"type":["string","number","boolean"],"description":"The value of this field."}}}}}},"AuthoredCaseAddress":{"title":"AuthoredCaseAddress","description":"An address, in the United States or in Canada.","type":"object","additionalProperties":false,"properties":{"streetAddress1":{"type":["string","number"],"description":"Street and number."},"streetAddress2":{"type":["string","number"],"description":"A second line of the address; it may always be left out."},"city":{"type":["string","number"],"description":"The city."},"state":{"type":["string","number"],"description":"The two-letter code of the state."},"zipCode":{"type":["string","number"],"description":"The ZIP code."},"provinceTerritory":{"type":["string","number"],"description":"The two-letter code of the province or territory."},"postalCode":{"type":["string","number"],"description":"The postal code."}}}}};
const schema60 = {"title":"AuthoredCase","description":"A worked example: answers, and the expected results.","type":"object","additionalProperties":false,"required":["expect"],"properties":{"about":{"type":"string","description":"What the example shows, in a sentence.","minLength":1},"employee":{"title":"AuthoredCaseEmployee","description":"The employee. Without it, a standard person is used; missing values are taken from that person.","type":"object","additionalProperties":false,"properties":{"firstName":{"type":["string","number"],"description":"The employee's first name."},"middleInitial":{"type":["string","number"],"description":"One letter."},"lastName":{"type":["string","number"],"description":"The employee's last name."},"socialSecurityNumber":{"type":["string","number"],"description":"The US social security number."},"socialInsuranceNumber":{"type":["string","number"],"description":"The Canadian social insurance number."},"socialInsuranceNumberExpiryDate":{"type":["string","number"],"description":"The expiry date of a social insurance number that begins with 9."},"address":{"$ref":"#/$defs/AuthoredCaseAddress","description":"The employee's address."}}},"employer":{"title":"AuthoredCaseEmployer","description":"The employer. Without it, a standard employer is used.","type":"object","additionalProperties":false,"properties":{"name":{"type":["string","number"],"description":"The employer's name."},"federalEIN":{"type":["string","number"],"description":"The employer's federal identification number."},"telephoneNumber":{"type":["string","number"],"description":"The employer's telephone number."},"address":{"$ref":"#/$defs/AuthoredCaseAddress","description":"The employer's address."}}},"federal":{"title":"AuthoredCaseFederal","description":"Values of the federal certificate. With them the second interview is used.","type":"object","additionalProperties":false,"properties":{"filingStatus":{"type":["string","number","boolean"],"description":"The federal filing status."},"isExempt":{"type":["string","number","boolean"],"description":"Whether the employee is exempt from federal withholding."},"isNonResidentAlien":{"type":["string","number","boolean"],"description":"Whether the employee is a nonresident alien."},"twoJobs":{"type":["string","number","boolean"],"description":"Whether the box for two jobs is ticked."},"additionalWithholding":{"type":["string","number","boolean"],"description":"The extra amount withheld each pay period."},"dependentsAmt":{"type":["string","number","boolean"],"description":"The credits for dependents."},"otherIncome":{"type":["string","number","boolean"],"description":"Other income of the year."},"deductions":{"type":["string","number","boolean"],"description":"Deductions of the year."}}},"answers":{"type":"object","description":"The answers, by question id. Several choices are joined by commas.","propertyNames":{"description":"The id of a question: a lower-case letter, then letters and digits.","pattern":"^[a-z][A-Za-z0-9_]*$","examples":["filingStatus"]},"additionalProperties":{"type":["string","number","boolean"],"description":"The answer to this question."}},"expect":{"title":"AuthoredExpect","description":"The expected results. Only what is named here is compared.","type":"object","additionalProperties":false,"properties":{"path":{"type":"array","description":"The question sets on the path, in order.","items":{"type":"string","description":"A question set, such as QS2.","pattern":"^QS[0-9]+$","examples":["QS2"]}},"finish":{"type":"string","description":"The statement that is signed at the end, or INELIGIBLE.","pattern":"^([a-z][A-Za-z0-9_]*|INELIGIBLE)$","examples":["sign","INELIGIBLE"]},"rules":{"type":"array","description":"The rules between answers that the answers break, in order; [] for none.","items":{"type":"string","description":"The id of a rule in questions.yaml.","pattern":"^[a-z][A-Za-z0-9_]*$","examples":["ageNeedsBirthYear"]}},"values":{"type":"object","description":"Calculated values, by question id.","additionalProperties":{"type":["string","number","boolean"],"description":"The value as it prints."}},"taxParameters":{"type":"object","description":"The tax parameters for payroll, by id.","additionalProperties":{"type":["string","number","boolean"],"description":"The value that payroll gets."}},"pdf":{"type":"object","description":"The value of a field of the PDF: a text, on or off for a box, signed for a signature, '' for an empty field.","additionalProperties":{"type":["string","number","boolean"],"description":"The value of this field."}}}}}};
const schema61 = {"title":"AuthoredCaseAddress","description":"An address, in the United States or in Canada.","type":"object","additionalProperties":false,"properties":{"streetAddress1":{"type":["string","number"],"description":"Street and number."},"streetAddress2":{"type":["string","number"],"description":"A second line of the address; it may always be left out."},"city":{"type":["string","number"],"description":"The city."},"state":{"type":["string","number"],"description":"The two-letter code of the state."},"zipCode":{"type":["string","number"],"description":"The ZIP code."},"provinceTerritory":{"type":["string","number"],"description":"The two-letter code of the province or territory."},"postalCode":{"type":["string","number"],"description":"The postal code."}}};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "streetAddress1") || (key0 === "streetAddress2")) || (key0 === "city")) || (key0 === "state")) || (key0 === "zipCode")) || (key0 === "provinceTerritory")) || (key0 === "postalCode"))){
validate167.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.streetAddress1 !== undefined){
let data0 = data.streetAddress1;
const _errs2 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate167.errors = [{instancePath:instancePath+"/streetAddress1",schemaPath:"#/properties/streetAddress1/type",keyword:"type",params:{type: schema61.properties.streetAddress1.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.streetAddress2 !== undefined){
let data1 = data.streetAddress2;
const _errs4 = errors;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
validate167.errors = [{instancePath:instancePath+"/streetAddress2",schemaPath:"#/properties/streetAddress2/type",keyword:"type",params:{type: schema61.properties.streetAddress2.type}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
let data2 = data.city;
const _errs6 = errors;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
validate167.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema61.properties.city.type}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data3 = data.state;
const _errs8 = errors;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
validate167.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: schema61.properties.state.type}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zipCode !== undefined){
let data4 = data.zipCode;
const _errs10 = errors;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))){
validate167.errors = [{instancePath:instancePath+"/zipCode",schemaPath:"#/properties/zipCode/type",keyword:"type",params:{type: schema61.properties.zipCode.type}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provinceTerritory !== undefined){
let data5 = data.provinceTerritory;
const _errs12 = errors;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
validate167.errors = [{instancePath:instancePath+"/provinceTerritory",schemaPath:"#/properties/provinceTerritory/type",keyword:"type",params:{type: schema61.properties.provinceTerritory.type}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.postalCode !== undefined){
let data6 = data.postalCode;
const _errs14 = errors;
if((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))){
validate167.errors = [{instancePath:instancePath+"/postalCode",schemaPath:"#/properties/postalCode/type",keyword:"type",params:{type: schema61.properties.postalCode.type}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate167.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern26 = new RegExp("^[a-z][A-Za-z0-9_]*$", "u");
const pattern27 = new RegExp("^QS[0-9]+$", "u");
const pattern28 = new RegExp("^([a-z][A-Za-z0-9_]*|INELIGIBLE)$", "u");

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.expect === undefined) && (missing0 = "expect")){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "about") || (key0 === "employee")) || (key0 === "employer")) || (key0 === "federal")) || (key0 === "answers")) || (key0 === "expect"))){
validate166.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.about !== undefined){
let data0 = data.about;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate166.errors = [{instancePath:instancePath+"/about",schemaPath:"#/properties/about/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate166.errors = [{instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.employee !== undefined){
let data1 = data.employee;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs6 = errors;
for(const key1 in data1){
if(!(((((((key1 === "firstName") || (key1 === "middleInitial")) || (key1 === "lastName")) || (key1 === "socialSecurityNumber")) || (key1 === "socialInsuranceNumber")) || (key1 === "socialInsuranceNumberExpiryDate")) || (key1 === "address"))){
validate166.errors = [{instancePath:instancePath+"/employee",schemaPath:"#/properties/employee/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.firstName !== undefined){
let data2 = data1.firstName;
const _errs7 = errors;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
validate166.errors = [{instancePath:instancePath+"/employee/firstName",schemaPath:"#/properties/employee/properties/firstName/type",keyword:"type",params:{type: schema60.properties.employee.properties.firstName.type}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.middleInitial !== undefined){
let data3 = data1.middleInitial;
const _errs9 = errors;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
validate166.errors = [{instancePath:instancePath+"/employee/middleInitial",schemaPath:"#/properties/employee/properties/middleInitial/type",keyword:"type",params:{type: schema60.properties.employee.properties.middleInitial.type}}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.lastName !== undefined){
let data4 = data1.lastName;
const _errs11 = errors;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))){
validate166.errors = [{instancePath:instancePath+"/employee/lastName",schemaPath:"#/properties/employee/properties/lastName/type",keyword:"type",params:{type: schema60.properties.employee.properties.lastName.type}}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.socialSecurityNumber !== undefined){
let data5 = data1.socialSecurityNumber;
const _errs13 = errors;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
validate166.errors = [{instancePath:instancePath+"/employee/socialSecurityNumber",schemaPath:"#/properties/employee/properties/socialSecurityNumber/type",keyword:"type",params:{type: schema60.properties.employee.properties.socialSecurityNumber.type}}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.socialInsuranceNumber !== undefined){
let data6 = data1.socialInsuranceNumber;
const _errs15 = errors;
if((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))){
validate166.errors = [{instancePath:instancePath+"/employee/socialInsuranceNumber",schemaPath:"#/properties/employee/properties/socialInsuranceNumber/type",keyword:"type",params:{type: schema60.properties.employee.properties.socialInsuranceNumber.type}}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.socialInsuranceNumberExpiryDate !== undefined){
let data7 = data1.socialInsuranceNumberExpiryDate;
const _errs17 = errors;
if((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))){
validate166.errors = [{instancePath:instancePath+"/employee/socialInsuranceNumberExpiryDate",schemaPath:"#/properties/employee/properties/socialInsuranceNumberExpiryDate/type",keyword:"type",params:{type: schema60.properties.employee.properties.socialInsuranceNumberExpiryDate.type}}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.address !== undefined){
const _errs19 = errors;
if(!(validate167(data1.address, {instancePath:instancePath+"/employee/address",parentData:data1,parentDataProperty:"address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/employee",schemaPath:"#/properties/employee/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.employer !== undefined){
let data9 = data.employer;
const _errs20 = errors;
if(errors === _errs20){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
const _errs22 = errors;
for(const key2 in data9){
if(!((((key2 === "name") || (key2 === "federalEIN")) || (key2 === "telephoneNumber")) || (key2 === "address"))){
validate166.errors = [{instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs22 === errors){
if(data9.name !== undefined){
let data10 = data9.name;
const _errs23 = errors;
if((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))){
validate166.errors = [{instancePath:instancePath+"/employer/name",schemaPath:"#/properties/employer/properties/name/type",keyword:"type",params:{type: schema60.properties.employer.properties.name.type}}];
return false;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.federalEIN !== undefined){
let data11 = data9.federalEIN;
const _errs25 = errors;
if((typeof data11 !== "string") && (!((typeof data11 == "number") && (isFinite(data11))))){
validate166.errors = [{instancePath:instancePath+"/employer/federalEIN",schemaPath:"#/properties/employer/properties/federalEIN/type",keyword:"type",params:{type: schema60.properties.employer.properties.federalEIN.type}}];
return false;
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.telephoneNumber !== undefined){
let data12 = data9.telephoneNumber;
const _errs27 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate166.errors = [{instancePath:instancePath+"/employer/telephoneNumber",schemaPath:"#/properties/employer/properties/telephoneNumber/type",keyword:"type",params:{type: schema60.properties.employer.properties.telephoneNumber.type}}];
return false;
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.address !== undefined){
const _errs29 = errors;
if(!(validate167(data9.address, {instancePath:instancePath+"/employer/address",parentData:data9,parentDataProperty:"address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
var valid2 = _errs29 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.federal !== undefined){
let data14 = data.federal;
const _errs30 = errors;
if(errors === _errs30){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
const _errs32 = errors;
for(const key3 in data14){
if(!((((((((key3 === "filingStatus") || (key3 === "isExempt")) || (key3 === "isNonResidentAlien")) || (key3 === "twoJobs")) || (key3 === "additionalWithholding")) || (key3 === "dependentsAmt")) || (key3 === "otherIncome")) || (key3 === "deductions"))){
validate166.errors = [{instancePath:instancePath+"/federal",schemaPath:"#/properties/federal/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs32 === errors){
if(data14.filingStatus !== undefined){
let data15 = data14.filingStatus;
const _errs33 = errors;
if(((typeof data15 !== "string") && (!((typeof data15 == "number") && (isFinite(data15))))) && (typeof data15 !== "boolean")){
validate166.errors = [{instancePath:instancePath+"/federal/filingStatus",schemaPath:"#/properties/federal/properties/filingStatus/type",keyword:"type",params:{type: schema60.properties.federal.properties.filingStatus.type}}];
return false;
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.isExempt !== undefined){
let data16 = data14.isExempt;
const _errs35 = errors;
if(((typeof data16 !== "string") && (!((typeof data16 == "number") && (isFinite(data16))))) && (typeof data16 !== "boolean")){
validate166.errors = [{instancePath:instancePath+"/federal/isExempt",schemaPath:"#/properties/federal/properties/isExempt/type",keyword:"type",params:{type: schema60.properties.federal.properties.isExempt.type}}];
return false;
}
var valid3 = _errs35 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.isNonResidentAlien !== undefined){
let data17 = data14.isNonResidentAlien;
const _errs37 = errors;
if(((typeof data17 !== "string") && (!((typeof data17 == "number") && (isFinite(data17))))) && (typeof data17 !== "boolean")){
validate166.errors = [{instancePath:instancePath+"/federal/isNonResidentAlien",schemaPath:"#/properties/federal/properties/isNonResidentAlien/type",keyword:"type",params:{type: schema60.properties.federal.properties.isNonResidentAlien.type}}];
return false;
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.twoJobs !== undefined){
let data18 = data14.twoJobs;
const _errs39 = errors;
if(((typeof data18 !== "string") && (!((typeof data18 == "number") && (isFinite(data18))))) && (typeof data18 !== "boolean")){
validate166.errors = [{instancePath:instancePath+"/federal/twoJobs",schemaPath:"#/properties/federal/properties/twoJobs/type",keyword:"type",params:{type: schema60.properties.federal.properties.twoJobs.type}}];
return false;
}
var valid3 = _errs39 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.additionalWithholding !== undefined){
let data19 = data14.additionalWithholding;
const _errs41 = errors;
if(((typeof data19 !== "string") && (!((typeof data19 == "number") && (isFinite(data19))))) && (typeof data19 !== "boolean")){
validate166.errors = [{instancePath:instancePath+"/federal/additionalWithholding",schemaPath:"#/properties/federal/properties/additionalWithholding/type",keyword:"type",params:{type: schema60.properties.federal.properties.additionalWithholding.type}}];
return false;
}
var valid3 = _errs41 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.dependentsAmt !== undefined){
let data20 = data14.dependentsAmt;
const _errs43 = errors;
if(((typeof data20 !== "string") && (!((typeof data20 == "number") && (isFinite(data20))))) && (typeof data20 !== "boolean")){
validate166.errors = [{instancePath:instancePath+"/federal/dependentsAmt",schemaPath:"#/properties/federal/properties/dependentsAmt/type",keyword:"type",params:{type: schema60.properties.federal.properties.dependentsAmt.type}}];
return false;
}
var valid3 = _errs43 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.otherIncome !== undefined){
let data21 = data14.otherIncome;
const _errs45 = errors;
if(((typeof data21 !== "string") && (!((typeof data21 == "number") && (isFinite(data21))))) && (typeof data21 !== "boolean")){
validate166.errors = [{instancePath:instancePath+"/federal/otherIncome",schemaPath:"#/properties/federal/properties/otherIncome/type",keyword:"type",params:{type: schema60.properties.federal.properties.otherIncome.type}}];
return false;
}
var valid3 = _errs45 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.deductions !== undefined){
let data22 = data14.deductions;
const _errs47 = errors;
if(((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))) && (typeof data22 !== "boolean")){
validate166.errors = [{instancePath:instancePath+"/federal/deductions",schemaPath:"#/properties/federal/properties/deductions/type",keyword:"type",params:{type: schema60.properties.federal.properties.deductions.type}}];
return false;
}
var valid3 = _errs47 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/federal",schemaPath:"#/properties/federal/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answers !== undefined){
let data23 = data.answers;
const _errs49 = errors;
if(errors === _errs49){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key4 in data23){
const _errs51 = errors;
if(typeof key4 === "string"){
if(!pattern26.test(key4)){
const err0 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"},propertyName:key4};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid4 = _errs51 === errors;
if(!valid4){
const err1 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/propertyNames",keyword:"propertyNames",params:{propertyName: key4}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate166.errors = vErrors;
return false;
break;
}
}
if(valid4){
for(const key5 in data23){
let data24 = data23[key5];
const _errs53 = errors;
if(((typeof data24 !== "string") && (!((typeof data24 == "number") && (isFinite(data24))))) && (typeof data24 !== "boolean")){
validate166.errors = [{instancePath:instancePath+"/answers/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/answers/additionalProperties/type",keyword:"type",params:{type: schema60.properties.answers.additionalProperties.type}}];
return false;
}
var valid5 = _errs53 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expect !== undefined){
let data25 = data.expect;
const _errs55 = errors;
if(errors === _errs55){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
const _errs57 = errors;
for(const key6 in data25){
if(!((((((key6 === "path") || (key6 === "finish")) || (key6 === "rules")) || (key6 === "values")) || (key6 === "taxParameters")) || (key6 === "pdf"))){
validate166.errors = [{instancePath:instancePath+"/expect",schemaPath:"#/properties/expect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs57 === errors){
if(data25.path !== undefined){
let data26 = data25.path;
const _errs58 = errors;
if(errors === _errs58){
if(Array.isArray(data26)){
var valid7 = true;
const len0 = data26.length;
for(let i0=0; i0<len0; i0++){
let data27 = data26[i0];
const _errs60 = errors;
if(errors === _errs60){
if(typeof data27 === "string"){
if(!pattern27.test(data27)){
validate166.errors = [{instancePath:instancePath+"/expect/path/" + i0,schemaPath:"#/properties/expect/properties/path/items/pattern",keyword:"pattern",params:{pattern: "^QS[0-9]+$"}}];
return false;
}
}
else {
validate166.errors = [{instancePath:instancePath+"/expect/path/" + i0,schemaPath:"#/properties/expect/properties/path/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs60 === errors;
if(!valid7){
break;
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/expect/path",schemaPath:"#/properties/expect/properties/path/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs58 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.finish !== undefined){
let data28 = data25.finish;
const _errs62 = errors;
if(errors === _errs62){
if(typeof data28 === "string"){
if(!pattern28.test(data28)){
validate166.errors = [{instancePath:instancePath+"/expect/finish",schemaPath:"#/properties/expect/properties/finish/pattern",keyword:"pattern",params:{pattern: "^([a-z][A-Za-z0-9_]*|INELIGIBLE)$"}}];
return false;
}
}
else {
validate166.errors = [{instancePath:instancePath+"/expect/finish",schemaPath:"#/properties/expect/properties/finish/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs62 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.rules !== undefined){
let data29 = data25.rules;
const _errs64 = errors;
if(errors === _errs64){
if(Array.isArray(data29)){
var valid8 = true;
const len1 = data29.length;
for(let i1=0; i1<len1; i1++){
let data30 = data29[i1];
const _errs66 = errors;
if(errors === _errs66){
if(typeof data30 === "string"){
if(!pattern26.test(data30)){
validate166.errors = [{instancePath:instancePath+"/expect/rules/" + i1,schemaPath:"#/properties/expect/properties/rules/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}}];
return false;
}
}
else {
validate166.errors = [{instancePath:instancePath+"/expect/rules/" + i1,schemaPath:"#/properties/expect/properties/rules/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs66 === errors;
if(!valid8){
break;
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/expect/rules",schemaPath:"#/properties/expect/properties/rules/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs64 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.values !== undefined){
let data31 = data25.values;
const _errs68 = errors;
if(errors === _errs68){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key7 in data31){
let data32 = data31[key7];
const _errs71 = errors;
if(((typeof data32 !== "string") && (!((typeof data32 == "number") && (isFinite(data32))))) && (typeof data32 !== "boolean")){
validate166.errors = [{instancePath:instancePath+"/expect/values/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/expect/properties/values/additionalProperties/type",keyword:"type",params:{type: schema60.properties.expect.properties.values.additionalProperties.type}}];
return false;
}
var valid9 = _errs71 === errors;
if(!valid9){
break;
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/expect/values",schemaPath:"#/properties/expect/properties/values/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs68 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.taxParameters !== undefined){
let data33 = data25.taxParameters;
const _errs73 = errors;
if(errors === _errs73){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key8 in data33){
let data34 = data33[key8];
const _errs76 = errors;
if(((typeof data34 !== "string") && (!((typeof data34 == "number") && (isFinite(data34))))) && (typeof data34 !== "boolean")){
validate166.errors = [{instancePath:instancePath+"/expect/taxParameters/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/expect/properties/taxParameters/additionalProperties/type",keyword:"type",params:{type: schema60.properties.expect.properties.taxParameters.additionalProperties.type}}];
return false;
}
var valid10 = _errs76 === errors;
if(!valid10){
break;
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/expect/taxParameters",schemaPath:"#/properties/expect/properties/taxParameters/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs73 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.pdf !== undefined){
let data35 = data25.pdf;
const _errs78 = errors;
if(errors === _errs78){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key9 in data35){
let data36 = data35[key9];
const _errs81 = errors;
if(((typeof data36 !== "string") && (!((typeof data36 == "number") && (isFinite(data36))))) && (typeof data36 !== "boolean")){
validate166.errors = [{instancePath:instancePath+"/expect/pdf/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/expect/properties/pdf/additionalProperties/type",keyword:"type",params:{type: schema60.properties.expect.properties.pdf.additionalProperties.type}}];
return false;
}
var valid11 = _errs81 === errors;
if(!valid11){
break;
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/expect/pdf",schemaPath:"#/properties/expect/properties/pdf/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs78 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/expect",schemaPath:"#/properties/expect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate166(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate166(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate165.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate165.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate165.evaluated = {"dynamicProps":true,"dynamicItems":true};

export const is_flow = validate172;
const schema62 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"FlowFile","description":"A file in flows: the questions that lead to the forms an employee needs.","type":"object","minProperties":1,"propertyNames":{"description":"Question sets are called QS and a number.","pattern":"^QS[0-9]+$","examples":["QS1"]},"additionalProperties":{"$ref":"#/$defs/AuthoredFlowSet"},"$defs":{"AuthoredFlowSet":{"title":"AuthoredFlowSet","description":"What one screen of a flow asks, and what follows.","type":"object","additionalProperties":false,"required":["breadcrumb","questions","next"],"properties":{"breadcrumb":{"$ref":"questions.schema.json#/$defs/Breadcrumb"},"notes":{"$ref":"questions.schema.json#/$defs/AuthoredNotes"},"questions":{"type":"object","description":"The questions in the order asked, each with its id. Write again instead of a question that is written in full elsewhere.","propertyNames":{"$ref":"questions.schema.json#/$defs/QuestionId"},"additionalProperties":{"description":"A question, or again.","oneOf":[{"$ref":"questions.schema.json#/$defs/Again"},{"$ref":"#/$defs/AuthoredFlowQuestion"}]}},"next":{"$ref":"#/$defs/AuthoredFlowNext"}}},"AuthoredFlowQuestion":{"title":"AuthoredFlowQuestion","description":"A question of a flow.","type":"object","additionalProperties":false,"required":["ask","answer","required"],"properties":{"ask":{"$ref":"questions.schema.json#/$defs/Ask"},"answer":{"$ref":"questions.schema.json#/$defs/Answer"},"options":{"$ref":"questions.schema.json#/$defs/Options"},"accepts":{"$ref":"questions.schema.json#/$defs/Accepts"},"otherwise":{"$ref":"questions.schema.json#/$defs/Otherwise"},"required":{"$ref":"questions.schema.json#/$defs/AuthoredRequired"},"forms":{"type":"object","description":"The forms that each answer yields; [] for none. Without it the question only decides what follows.","additionalProperties":{"type":"array","description":"The forms that this answer yields; [] for none.","items":{"$ref":"locality.schema.json#/$defs/FormId"}}},"notes":{"$ref":"questions.schema.json#/$defs/AuthoredNotes"},"confidence":{"enum":["unverified"],"description":"Write unverified when the question was not read in a source."}}},"AuthoredFlowNext":{"title":"AuthoredFlowNext","description":"What follows: a set such as QS2, finish, or by: a question, with one line for each of its answers.","oneOf":[{"$ref":"#/$defs/AuthoredFlowTarget"},{"title":"AuthoredFlowNextBy","description":"Decided by the answer to one question.","type":"object","required":["by"],"minProperties":2,"properties":{"by":{"$ref":"questions.schema.json#/$defs/QuestionId","description":"The question whose answer decides, asked in this set or before."}},"additionalProperties":{"$ref":"#/$defs/AuthoredFlowTarget"}}]},"AuthoredFlowTarget":{"type":"string","description":"A set such as QS2, or finish.","pattern":"^(QS[0-9]+|finish)$","examples":["QS2","finish"]}}};
const schema63 = {"title":"AuthoredFlowSet","description":"What one screen of a flow asks, and what follows.","type":"object","additionalProperties":false,"required":["breadcrumb","questions","next"],"properties":{"breadcrumb":{"$ref":"questions.schema.json#/$defs/Breadcrumb"},"notes":{"$ref":"questions.schema.json#/$defs/AuthoredNotes"},"questions":{"type":"object","description":"The questions in the order asked, each with its id. Write again instead of a question that is written in full elsewhere.","propertyNames":{"$ref":"questions.schema.json#/$defs/QuestionId"},"additionalProperties":{"description":"A question, or again.","oneOf":[{"$ref":"questions.schema.json#/$defs/Again"},{"$ref":"#/$defs/AuthoredFlowQuestion"}]}},"next":{"$ref":"#/$defs/AuthoredFlowNext"}}};
const schema67 = {"type":"string","description":"A short heading for this screen.","minLength":1};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate232.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate232.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema68 = {"type":"array","description":"Notes next to the question or above the screen, in order.","minItems":1,"items":{"$ref":"#/$defs/AuthoredNote"}};
const schema69 = {"title":"AuthoredNote","description":"A sentence, or a row with text, list, table or image.","oneOf":[{"type":"string","description":"A sentence, shown above.","minLength":1},{"title":"AuthoredTextNote","description":"A paragraph.","type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","description":"The paragraph.","minLength":1},"place":{"$ref":"#/$defs/NotePlace"}}},{"title":"AuthoredListNote","description":"A list of points.","type":"object","additionalProperties":false,"required":["list"],"properties":{"list":{"type":"array","description":"The points, in order.","minItems":1,"items":{"type":["string","number"],"description":"One point.","minLength":1}},"label":{"$ref":"#/$defs/NoteLabel"},"place":{"$ref":"#/$defs/NotePlace"}}},{"title":"AuthoredTableNote","description":"A table.","type":"object","additionalProperties":false,"required":["table"],"properties":{"table":{"title":"AuthoredTable","description":"The headers and the rows of a table.","type":"object","additionalProperties":false,"required":["headers","rows"],"properties":{"headers":{"type":"array","description":"The header of each column.","minItems":1,"items":{"$ref":"#/$defs/Cell"}},"rows":{"type":"array","description":"The rows, each with one cell for every header.","minItems":1,"items":{"type":"array","description":"One row.","minItems":1,"items":{"$ref":"#/$defs/Cell"}}}}},"label":{"$ref":"#/$defs/NoteLabel"},"place":{"$ref":"#/$defs/NotePlace"}}},{"title":"AuthoredImageNote","description":"A picture.","type":"object","additionalProperties":false,"required":["image"],"properties":{"image":{"type":"string","description":"The name of a file in the folder images.","pattern":"^[A-Za-z0-9._-]+[.](png|jpg|jpeg)$","examples":["step-2.png"]},"label":{"$ref":"#/$defs/NoteLabel"},"place":{"$ref":"#/$defs/NotePlace"}}}]};
const schema70 = {"enum":["above","below"],"description":"Above the question or screen (when absent), or below it."};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((data === "above") || (data === "below"))){
validate182.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema70.enum}}];
return false;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema71 = {"type":"string","description":"A heading of the list, table or picture.","minLength":1};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate184.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema72 = {"type":["string","number","boolean"],"description":"The text of one cell."};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema72.type}}];
return false;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern32 = new RegExp("^[A-Za-z0-9._-]+[.](png|jpg|jpeg)$", "u");

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/oneOf/0/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
const err2 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!((key0 === "text") || (key0 === "place"))){
const err3 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break;
}
}
if(_errs5 === errors){
if(data.text !== undefined){
let data0 = data.text;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.place !== undefined){
const _errs8 = errors;
if(!(validate182(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var props0 = true;
}
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.list === undefined) && (missing1 = "list")){
const err7 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data){
if(!(((key1 === "list") || (key1 === "label")) || (key1 === "place"))){
const err8 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data.list !== undefined){
let data2 = data.list;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data2)){
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/list",schemaPath:"#/oneOf/2/properties/list/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs14 = errors;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
const err10 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/oneOf/2/properties/list/items/type",keyword:"type",params:{type: schema69.oneOf[2].properties.list.items.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(errors === _errs14){
if(typeof data3 === "string"){
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/list/" + i0,schemaPath:"#/oneOf/2/properties/list/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/list",schemaPath:"#/oneOf/2/properties/list/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.label !== undefined){
const _errs16 = errors;
if(!(validate184(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.place !== undefined){
const _errs17 = errors;
if(!(validate182(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs18 = errors;
if(errors === _errs18){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.table === undefined) && (missing2 = "table")){
const err14 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs20 = errors;
for(const key2 in data){
if(!(((key2 === "table") || (key2 === "label")) || (key2 === "place"))){
const err15 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs20 === errors){
if(data.table !== undefined){
let data6 = data.table;
const _errs21 = errors;
if(errors === _errs21){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing3;
if(((data6.headers === undefined) && (missing3 = "headers")) || ((data6.rows === undefined) && (missing3 = "rows"))){
const err16 = {instancePath:instancePath+"/table",schemaPath:"#/oneOf/3/properties/table/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
const _errs23 = errors;
for(const key3 in data6){
if(!((key3 === "headers") || (key3 === "rows"))){
const err17 = {instancePath:instancePath+"/table",schemaPath:"#/oneOf/3/properties/table/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break;
}
}
if(_errs23 === errors){
if(data6.headers !== undefined){
let data7 = data6.headers;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data7)){
if(data7.length < 1){
const err18 = {instancePath:instancePath+"/table/headers",schemaPath:"#/oneOf/3/properties/table/properties/headers/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
var valid6 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs26 = errors;
if(!(validate187(data7[i1], {instancePath:instancePath+"/table/headers/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var valid6 = _errs26 === errors;
if(!valid6){
break;
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/table/headers",schemaPath:"#/oneOf/3/properties/table/properties/headers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.rows !== undefined){
let data9 = data6.rows;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data9)){
if(data9.length < 1){
const err20 = {instancePath:instancePath+"/table/rows",schemaPath:"#/oneOf/3/properties/table/properties/rows/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
var valid7 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data10)){
if(data10.length < 1){
const err21 = {instancePath:instancePath+"/table/rows/" + i2,schemaPath:"#/oneOf/3/properties/table/properties/rows/items/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
var valid8 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
const _errs31 = errors;
if(!(validate187(data10[i3], {instancePath:instancePath+"/table/rows/" + i2+"/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var valid8 = _errs31 === errors;
if(!valid8){
break;
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/table/rows/" + i2,schemaPath:"#/oneOf/3/properties/table/properties/rows/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid7 = _errs29 === errors;
if(!valid7){
break;
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/table/rows",schemaPath:"#/oneOf/3/properties/table/properties/rows/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/table",schemaPath:"#/oneOf/3/properties/table/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.label !== undefined){
const _errs32 = errors;
if(!(validate184(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.place !== undefined){
const _errs33 = errors;
if(!(validate182(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
const _errs34 = errors;
if(errors === _errs34){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.image === undefined) && (missing4 = "image")){
const err26 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
const _errs36 = errors;
for(const key4 in data){
if(!(((key4 === "image") || (key4 === "label")) || (key4 === "place"))){
const err27 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
break;
}
}
if(_errs36 === errors){
if(data.image !== undefined){
let data14 = data.image;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data14 === "string"){
if(!pattern32.test(data14)){
const err28 = {instancePath:instancePath+"/image",schemaPath:"#/oneOf/4/properties/image/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+[.](png|jpg|jpeg)$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/image",schemaPath:"#/oneOf/4/properties/image/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid9 = _errs37 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.label !== undefined){
const _errs39 = errors;
if(!(validate184(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid9 = _errs39 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.place !== undefined){
const _errs40 = errors;
if(!(validate182(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var valid9 = _errs40 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var _valid0 = _errs34 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
if(props0 !== true){
props0 = true;
}
}
}
}
}
}
if(!valid0){
const err31 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
validate181.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate181.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate181.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate234.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate181(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate234.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema73 = {"type":"string","description":"The id of a question: a lower-case letter, then letters and digits.","pattern":"^[a-z][A-Za-z0-9_]*$","examples":["filingStatus"]};

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern26.test(data)){
validate237.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}}];
return false;
}
}
else {
validate237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema74 = {"title":"Again","description":"The same question as the one written in full elsewhere under this id.","enum":["again"]};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data === "again")){
validate239.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema74.enum}}];
return false;
}
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema92 = {"title":"AuthoredFlowQuestion","description":"A question of a flow.","type":"object","additionalProperties":false,"required":["ask","answer","required"],"properties":{"ask":{"$ref":"questions.schema.json#/$defs/Ask"},"answer":{"$ref":"questions.schema.json#/$defs/Answer"},"options":{"$ref":"questions.schema.json#/$defs/Options"},"accepts":{"$ref":"questions.schema.json#/$defs/Accepts"},"otherwise":{"$ref":"questions.schema.json#/$defs/Otherwise"},"required":{"$ref":"questions.schema.json#/$defs/AuthoredRequired"},"forms":{"type":"object","description":"The forms that each answer yields; [] for none. Without it the question only decides what follows.","additionalProperties":{"type":"array","description":"The forms that this answer yields; [] for none.","items":{"$ref":"locality.schema.json#/$defs/FormId"}}},"notes":{"$ref":"questions.schema.json#/$defs/AuthoredNotes"},"confidence":{"enum":["unverified"],"description":"Write unverified when the question was not read in a source."}}};
const schema76 = {"type":"string","description":"The question as the employee reads it; of a calculated question, its label.","minLength":1};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate242.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate242.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema77 = {"type":"string","description":"The kind of answer, one of those in answers.yaml, such as yesNo, dollars or chooseOne.","pattern":"^[a-z][A-Za-z0-9]*$","examples":["yesNo"]};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate244.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"}}];
return false;
}
}
else {
validate244.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema78 = {"type":"object","description":"The answers to choose from: the value that is stored, then what the employee reads.","minProperties":1,"additionalProperties":{"type":["string","number","boolean"],"description":"What the employee reads.","minLength":1}};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate246.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
validate246.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema78.additionalProperties.type}}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate246.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate246.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema79 = {"type":"string","description":"The pattern an answer must match, in single quotes, from ^ to $. It needs otherwise.","minLength":1};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate248.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema80 = {"type":"string","description":"What the employee reads when the answer is not accepted.","minLength":1};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate250.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema81 = {"title":"AuthoredRequired","description":"always, never, or { when: a condition over questions above }.","oneOf":[{"enum":["always","never"],"description":"Whether an answer is needed."},{"title":"AuthoredRequiredWhen","description":"Needed when the condition is true; otherwise the answer counts as blank.","type":"object","additionalProperties":false,"required":["when"],"properties":{"when":{"type":["string","boolean"],"description":"A condition over questions above this one, in quotes.","minLength":1}}}]};

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!((data === "always") || (data === "never"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema81.oneOf[0].enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.when === undefined) && (missing0 = "when")){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(key0 === "when")){
const err2 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break;
}
}
if(_errs4 === errors){
if(data.when !== undefined){
let data0 = data.when;
const _errs5 = errors;
if((typeof data0 !== "string") && (typeof data0 !== "boolean")){
const err3 = {instancePath:instancePath+"/when",schemaPath:"#/oneOf/1/properties/when/type",keyword:"type",params:{type: schema81.oneOf[1].properties.when.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs5){
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/when",schemaPath:"#/oneOf/1/properties/when/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var props0 = true;
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate252.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate252.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate252.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema100 = {"type":"string","description":"The id of a form: a letter, a letter or digit, and three digits.","pattern":"^[A-Z][A-Z0-9][0-9]{3}(SP|FR)?$","examples":["AZ101"]};
const pattern42 = new RegExp("^[A-Z][A-Z0-9][0-9]{3}(SP|FR)?$", "u");

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern42.test(data)){
validate267.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9][0-9]{3}(SP|FR)?$"}}];
return false;
}
}
else {
validate267.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.ask === undefined) && (missing0 = "ask")) || ((data.answer === undefined) && (missing0 = "answer"))) || ((data.required === undefined) && (missing0 = "required"))){
validate241.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema92.properties, key0))){
validate241.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ask !== undefined){
const _errs2 = errors;
if(!(validate242(data.ask, {instancePath:instancePath+"/ask",parentData:data,parentDataProperty:"ask",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answer !== undefined){
const _errs3 = errors;
if(!(validate244(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
const _errs4 = errors;
if(!(validate246(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepts !== undefined){
const _errs5 = errors;
if(!(validate248(data.accepts, {instancePath:instancePath+"/accepts",parentData:data,parentDataProperty:"accepts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.otherwise !== undefined){
const _errs6 = errors;
if(!(validate250(data.otherwise, {instancePath:instancePath+"/otherwise",parentData:data,parentDataProperty:"otherwise",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined){
const _errs7 = errors;
if(!(validate252(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forms !== undefined){
let data6 = data.forms;
const _errs8 = errors;
if(errors === _errs8){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
let data7 = data6[key1];
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data7)){
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate267(data7[i0], {instancePath:instancePath+"/forms/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate241.errors = [{instancePath:instancePath+"/forms/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/forms/additionalProperties/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate241.errors = [{instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
const _errs14 = errors;
if(!(validate234(data.notes, {instancePath:instancePath+"/notes",parentData:data,parentDataProperty:"notes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confidence !== undefined){
const _errs15 = errors;
if(!(data.confidence === "unverified")){
validate241.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/enum",keyword:"enum",params:{allowedValues: schema92.properties.confidence.enum}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate241.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema105 = {"title":"AuthoredFlowNext","description":"What follows: a set such as QS2, finish, or by: a question, with one line for each of its answers.","oneOf":[{"$ref":"#/$defs/AuthoredFlowTarget"},{"title":"AuthoredFlowNextBy","description":"Decided by the answer to one question.","type":"object","required":["by"],"minProperties":2,"properties":{"by":{"$ref":"questions.schema.json#/$defs/QuestionId","description":"The question whose answer decides, asked in this set or before."}},"additionalProperties":{"$ref":"#/$defs/AuthoredFlowTarget"}}]};
const schema106 = {"type":"string","description":"A set such as QS2, or finish.","pattern":"^(QS[0-9]+|finish)$","examples":["QS2","finish"]};
const pattern48 = new RegExp("^(QS[0-9]+|finish)$", "u");

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern48.test(data)){
validate272.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(QS[0-9]+|finish)$"}}];
return false;
}
}
else {
validate272.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate272(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 2){
const err0 = {instancePath,schemaPath:"#/oneOf/1/minProperties",keyword:"minProperties",params:{limit: 2}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
let missing0;
if((data.by === undefined) && (missing0 = "by")){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(key0 === "by")){
const _errs5 = errors;
if(!(validate272(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
if(_errs4 === errors){
if(data.by !== undefined){
if(!(validate237(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var props0 = true;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate271.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate271.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate271.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.breadcrumb === undefined) && (missing0 = "breadcrumb")) || ((data.questions === undefined) && (missing0 = "questions"))) || ((data.next === undefined) && (missing0 = "next"))){
validate173.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "breadcrumb") || (key0 === "notes")) || (key0 === "questions")) || (key0 === "next"))){
validate173.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.breadcrumb !== undefined){
const _errs2 = errors;
if(!(validate232(data.breadcrumb, {instancePath:instancePath+"/breadcrumb",parentData:data,parentDataProperty:"breadcrumb",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
const _errs3 = errors;
if(!(validate234(data.notes, {instancePath:instancePath+"/notes",parentData:data,parentDataProperty:"notes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.questions !== undefined){
let data2 = data.questions;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs6 = errors;
if(!(validate237(key1, {instancePath:instancePath+"/questions",parentData:data2,parentDataProperty:"questions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
const err0 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate173.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data2){
let data3 = data2[key2];
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
let passing0 = null;
const _errs10 = errors;
if(!(validate239(data3, {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs11 = errors;
if(!(validate241(data3, {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/questions/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate173.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
const _errs12 = errors;
if(!(validate271(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate172.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern27.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^QS[0-9]+$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate172.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs3 = errors;
if(!(validate173(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_form = validate278;
const schema107 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"FormFile","description":"form.yaml: what the form is, which people it needs, its amounts, its statements and its tax parameters for payroll.","type":"object","additionalProperties":false,"required":["name","title","effective"],"if":{"required":["basedOn"]},"else":{"required":["type","people","statements","taxParameters"]},"properties":{"basedOn":{"type":"string","description":"Another form version, from which this one takes whatever its own folder lacks.","pattern":"^[A-Z][A-Z0-9][0-9]{3}(SP|FR)? [0-9]+[.][0-9]+[.][0-9]+$","examples":["W4101 2026.1.0"]},"name":{"type":"string","description":"The agency's short name of the form, such as W-4. It is not translated.","minLength":1},"title":{"type":"string","description":"The title printed on the form. It is not translated.","minLength":1},"type":{"enum":["RESIDENT","NON_RESIDENT","EXEMPT","EXEMPT_MILITARY_SPOUSE","CANADA_RESIDENT"],"description":"Whom the form is for."},"effective":{"type":"string","description":"The first day on which this version is in force.","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","examples":["2026-01-31"]},"withdrawn":{"type":"string","description":"The day from which this version is no longer offered. Only a version that a newer one replaces can be withdrawn.","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","examples":["2026-01-31"]},"source":{"title":"AuthoredSource","description":"Where the form was read: the agency, the revision as printed, the digest of the agency's file.","type":"object","additionalProperties":false,"required":["agency"],"properties":{"agency":{"type":"string","description":"The agency that publishes the form.","minLength":1},"revision":{"type":["string","number"],"description":"The revision as printed on the form, such as 2026 or Rev. 12-25."},"sha256":{"type":"string","description":"The SHA-256 digest of the agency's PDF: 64 digits and letters from a to f.","pattern":"^[0-9a-f]{64}$","examples":["e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"]}}},"wording":{"enum":["ours"],"description":"Write ours when the statements are in our words because the agency's were not at hand."},"confidence":{"enum":["unverified"],"description":"Write unverified when a fact of this form was not read in a source."},"people":{"title":"AuthoredPeople","description":"What the form needs to know about the employee and the employer. A question mark after a name makes it optional.","type":"object","additionalProperties":false,"required":["employee","employer"],"properties":{"employee":{"type":"array","description":"Facts about the employee, such as firstName or middleInitial? (optional).","items":{"enum":["firstName","firstName?","middleInitial","middleInitial?","lastName","lastName?","socialSecurityNumber","socialSecurityNumber?","socialInsuranceNumber","socialInsuranceNumber?","socialInsuranceNumberExpiryDate","socialInsuranceNumberExpiryDate?","address","address?"],"description":"One fact about the employee; a question mark makes it optional."}},"employer":{"type":"array","description":"Facts about the employer; [] when the form asks for none.","items":{"enum":["name","name?","federalEIN","federalEIN?","telephoneNumber","telephoneNumber?","address","address?"],"description":"One fact about the employer; a question mark makes it optional."}}}},"amounts":{"type":"object","description":"Numbers, dates and tables printed on the form, each with a name. Formulas read them as @name, texts show them as {{usd @name}}.","propertyNames":{"description":"The name of an amount: a lower-case letter, then letters and digits.","pattern":"^[a-z][A-Za-z0-9_]*$","examples":["childCredit"]},"additionalProperties":{"description":"An amount: its value and where it is printed, or none to drop an amount of the base.","oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredAmount"}]}},"statements":{"type":"object","description":"The statements that an employee signs, each with a name. {{ questionId }} shows an answer, {{@amount}} an amount; none drops a statement of the base.","propertyNames":{"description":"The name of a statement: a lower-case letter, then letters and digits.","pattern":"^[a-z][A-Za-z0-9_]*$","examples":["sign"]},"additionalProperties":{"type":"string","description":"The words that the employee signs.","minLength":1}},"taxParameters":{"type":"object","description":"The values that payroll gets from the completed form, each with an id such as FED.filingStatus.","propertyNames":{"description":"The id of a tax parameter: FED, CAN or the code of the state or province, a dot, and a name.","pattern":"^[A-Z][A-Z0-9_]*[.][a-z][A-Za-z0-9_]*$","examples":["FED.filingStatus"]},"additionalProperties":{"$ref":"#/$defs/AuthoredTaxParameter"}}},"$defs":{"None":{"title":"None","description":"Drops what the base form has under this name.","enum":["none"]},"AuthoredAmount":{"title":"AuthoredAmount","description":"A number, a date or a table, and where it is printed.","type":"object","additionalProperties":false,"required":["is","from"],"properties":{"is":{"$ref":"#/$defs/AuthoredAmountValue","description":"A number, a date, a table by answer ({ SINGLE: 100, MARRIED: 200 }), a table by size, or one of these for every answer."},"from":{"type":["string","number"],"description":"Where it is printed, such as Step 3(a).","minLength":1},"confidence":{"enum":["unverified"],"description":"Write unverified when the amount was not read in a source."}}},"AuthoredAmountValue":{"title":"AuthoredAmountValue","description":"A number, a date, a table by answer or a table by size.","oneOf":[{"type":["string","number"],"description":"A number without commas and leading zeros, at most 12 digits and 10 decimals, or a date such as 2027-02-16.","pattern":"^(-?(0|[1-9][0-9]{0,11})([.][0-9]{1,10})?|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$","examples":["2200","0.075","2027-02-16"]},{"title":"AuthoredAmountTable","type":"object","description":"A value for every answer of a question.","minProperties":1,"additionalProperties":{"$ref":"#/$defs/AuthoredAmountValue"}},{"title":"AuthoredBands","type":"array","description":"A table by size: the last row whose over is below the number is used.","minItems":1,"items":{"$ref":"#/$defs/AuthoredBand"}}]},"AuthoredBand":{"title":"AuthoredBand","description":"One row of a table by size.","oneOf":[{"title":"AuthoredBandValue","description":"A fixed value above a size.","type":"object","additionalProperties":false,"required":["over","is"],"properties":{"over":{"$ref":"#/$defs/Decimal","description":"The row is used above this size."},"is":{"$ref":"#/$defs/Decimal","description":"The value of the row."}}},{"title":"AuthoredBandRate","description":"A fixed value plus a rate on what is above a size.","type":"object","additionalProperties":false,"required":["over","plus","rate"],"properties":{"over":{"$ref":"#/$defs/Decimal","description":"The row is used above this size."},"plus":{"$ref":"#/$defs/Decimal","description":"The fixed part."},"rate":{"$ref":"#/$defs/Decimal","description":"The share of what is above the size, such as 0.022 for 2.2 %."}}}]},"Decimal":{"type":["string","number"],"description":"A number without commas and leading zeros, at most 12 digits and 10 decimals.","pattern":"^-?(0|[1-9][0-9]{0,11})([.][0-9]{1,10})?$","examples":["118.32"]},"AuthoredTaxParameter":{"title":"AuthoredTaxParameter","description":"A value that payroll gets from the completed form.","type":"object","additionalProperties":false,"required":["is","type","about"],"properties":{"is":{"type":["string","number","boolean"],"description":"The formula that gives the value, in quotes.","minLength":1},"type":{"enum":["boolean","dollarAmount","integer","percent","string"],"description":"The kind of value."},"map":{"type":"object","description":"A code for every answer, such as { SINGLE: S, MARRIED: M }.","additionalProperties":{"type":["string","number","boolean"],"description":"The code that payroll gets for this answer."}},"else":{"type":["string","number","boolean"],"description":"The value when nothing it reads was answered; for texts."},"about":{"type":"string","description":"What the value is, for the people who run payroll.","minLength":1}}}}};
const pattern49 = new RegExp("^[A-Z][A-Z0-9][0-9]{3}(SP|FR)? [0-9]+[.][0-9]+[.][0-9]+$", "u");
const pattern50 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
const pattern52 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern57 = new RegExp("^[A-Z][A-Z0-9_]*[.][a-z][A-Za-z0-9_]*$", "u");
const schema108 = {"title":"None","description":"Drops what the base form has under this name.","enum":["none"]};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data === "none")){
validate279.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema108.enum}}];
return false;
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema109 = {"title":"AuthoredAmount","description":"A number, a date or a table, and where it is printed.","type":"object","additionalProperties":false,"required":["is","from"],"properties":{"is":{"$ref":"#/$defs/AuthoredAmountValue","description":"A number, a date, a table by answer ({ SINGLE: 100, MARRIED: 200 }), a table by size, or one of these for every answer."},"from":{"type":["string","number"],"description":"Where it is printed, such as Step 3(a).","minLength":1},"confidence":{"enum":["unverified"],"description":"Write unverified when the amount was not read in a source."}}};
const schema110 = {"title":"AuthoredAmountValue","description":"A number, a date, a table by answer or a table by size.","oneOf":[{"type":["string","number"],"description":"A number without commas and leading zeros, at most 12 digits and 10 decimals, or a date such as 2027-02-16.","pattern":"^(-?(0|[1-9][0-9]{0,11})([.][0-9]{1,10})?|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$","examples":["2200","0.075","2027-02-16"]},{"title":"AuthoredAmountTable","type":"object","description":"A value for every answer of a question.","minProperties":1,"additionalProperties":{"$ref":"#/$defs/AuthoredAmountValue"}},{"title":"AuthoredBands","type":"array","description":"A table by size: the last row whose over is below the number is used.","minItems":1,"items":{"$ref":"#/$defs/AuthoredBand"}}]};
const pattern54 = new RegExp("^(-?(0|[1-9][0-9]{0,11})([.][0-9]{1,10})?|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$", "u");
const wrapper5 = {validate: validate282};
const schema111 = {"title":"AuthoredBand","description":"One row of a table by size.","oneOf":[{"title":"AuthoredBandValue","description":"A fixed value above a size.","type":"object","additionalProperties":false,"required":["over","is"],"properties":{"over":{"$ref":"#/$defs/Decimal","description":"The row is used above this size."},"is":{"$ref":"#/$defs/Decimal","description":"The value of the row."}}},{"title":"AuthoredBandRate","description":"A fixed value plus a rate on what is above a size.","type":"object","additionalProperties":false,"required":["over","plus","rate"],"properties":{"over":{"$ref":"#/$defs/Decimal","description":"The row is used above this size."},"plus":{"$ref":"#/$defs/Decimal","description":"The fixed part."},"rate":{"$ref":"#/$defs/Decimal","description":"The share of what is above the size, such as 0.022 for 2.2 %."}}}]};
const schema112 = {"type":["string","number"],"description":"A number without commas and leading zeros, at most 12 digits and 10 decimals.","pattern":"^-?(0|[1-9][0-9]{0,11})([.][0-9]{1,10})?$","examples":["118.32"]};
const pattern55 = new RegExp("^-?(0|[1-9][0-9]{0,11})([.][0-9]{1,10})?$", "u");

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))){
validate284.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema112.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern55.test(data)){
validate284.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^-?(0|[1-9][0-9]{0,11})([.][0-9]{1,10})?$"}}];
return false;
}
}
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.over === undefined) && (missing0 = "over")) || ((data.is === undefined) && (missing0 = "is"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((key0 === "over") || (key0 === "is"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.over !== undefined){
const _errs4 = errors;
if(!(validate284(data.over, {instancePath:instancePath+"/over",parentData:data,parentDataProperty:"over",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is !== undefined){
const _errs5 = errors;
if(!(validate284(data.is, {instancePath:instancePath+"/is",parentData:data,parentDataProperty:"is",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.over === undefined) && (missing1 = "over")) || ((data.plus === undefined) && (missing1 = "plus"))) || ((data.rate === undefined) && (missing1 = "rate"))){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs8 = errors;
for(const key1 in data){
if(!(((key1 === "over") || (key1 === "plus")) || (key1 === "rate"))){
const err4 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
}
if(_errs8 === errors){
if(data.over !== undefined){
const _errs9 = errors;
if(!(validate284(data.over, {instancePath:instancePath+"/over",parentData:data,parentDataProperty:"over",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.plus !== undefined){
const _errs10 = errors;
if(!(validate284(data.plus, {instancePath:instancePath+"/plus",parentData:data,parentDataProperty:"plus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.rate !== undefined){
const _errs11 = errors;
if(!(validate284(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate283.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate283.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate283.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: schema110.oneOf[0].type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern54.test(data)){
const err1 = {instancePath,schemaPath:"#/oneOf/0/pattern",keyword:"pattern",params:{pattern: "^(-?(0|[1-9][0-9]{0,11})([.][0-9]{1,10})?|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err2 = {instancePath,schemaPath:"#/oneOf/1/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
for(const key0 in data){
const _errs6 = errors;
if(!(wrapper5.validate(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper5.validate.errors : vErrors.concat(wrapper5.validate.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var props1 = true;
}
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data)){
if(data.length < 1){
const err4 = {instancePath,schemaPath:"#/oneOf/2/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
var valid2 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate283(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
var items1 = true;
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate282.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate282.errors = vErrors;
evaluated0.props = props1;
evaluated0.items = items1;
return errors === 0;
}
validate282.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.is === undefined) && (missing0 = "is")) || ((data.from === undefined) && (missing0 = "from"))){
validate281.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "is") || (key0 === "from")) || (key0 === "confidence"))){
validate281.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
const _errs2 = errors;
if(!(validate282(data.is, {instancePath:instancePath+"/is",parentData:data,parentDataProperty:"is",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data1 = data.from;
const _errs3 = errors;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
validate281.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: schema109.properties.from.type}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate281.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confidence !== undefined){
const _errs5 = errors;
if(!(data.confidence === "unverified")){
validate281.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/enum",keyword:"enum",params:{allowedValues: schema109.properties.confidence.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate281.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema113 = {"title":"AuthoredTaxParameter","description":"A value that payroll gets from the completed form.","type":"object","additionalProperties":false,"required":["is","type","about"],"properties":{"is":{"type":["string","number","boolean"],"description":"The formula that gives the value, in quotes.","minLength":1},"type":{"enum":["boolean","dollarAmount","integer","percent","string"],"description":"The kind of value."},"map":{"type":"object","description":"A code for every answer, such as { SINGLE: S, MARRIED: M }.","additionalProperties":{"type":["string","number","boolean"],"description":"The code that payroll gets for this answer."}},"else":{"type":["string","number","boolean"],"description":"The value when nothing it reads was answered; for texts."},"about":{"type":"string","description":"What the value is, for the people who run payroll.","minLength":1}}};

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.is === undefined) && (missing0 = "is")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.about === undefined) && (missing0 = "about"))){
validate293.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "is") || (key0 === "type")) || (key0 === "map")) || (key0 === "else")) || (key0 === "about"))){
validate293.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
validate293.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: schema113.properties.is.type}}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate293.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(!(((((data1 === "boolean") || (data1 === "dollarAmount")) || (data1 === "integer")) || (data1 === "percent")) || (data1 === "string"))){
validate293.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema113.properties.type.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.map !== undefined){
let data2 = data.map;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
const _errs8 = errors;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
validate293.errors = [{instancePath:instancePath+"/map/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/map/additionalProperties/type",keyword:"type",params:{type: schema113.properties.map.additionalProperties.type}}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate293.errors = [{instancePath:instancePath+"/map",schemaPath:"#/properties/map/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.else !== undefined){
let data4 = data.else;
const _errs10 = errors;
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")){
validate293.errors = [{instancePath:instancePath+"/else",schemaPath:"#/properties/else/type",keyword:"type",params:{type: schema113.properties.else.type}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.about !== undefined){
let data5 = data.about;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length < 1){
validate293.errors = [{instancePath:instancePath+"/about",schemaPath:"#/properties/about/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate293.errors = [{instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.basedOn === undefined) && (missing0 = "basedOn")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((data.type === undefined) && (missing1 = "type")) || ((data.people === undefined) && (missing1 = "people"))) || ((data.statements === undefined) && (missing1 = "statements"))) || ((data.taxParameters === undefined) && (missing1 = "taxParameters"))){
validate278.errors = [{instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate278.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.name === undefined) && (missing2 = "name")) || ((data.title === undefined) && (missing2 = "title"))) || ((data.effective === undefined) && (missing2 = "effective"))){
validate278.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(func1.call(schema107.properties, key0))){
validate278.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.basedOn !== undefined){
let data0 = data.basedOn;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern49.test(data0)){
validate278.errors = [{instancePath:instancePath+"/basedOn",schemaPath:"#/properties/basedOn/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9][0-9]{3}(SP|FR)? [0-9]+[.][0-9]+[.][0-9]+$"}}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/basedOn",schemaPath:"#/properties/basedOn/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
let data1 = data.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(data1.length < 1){
validate278.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.title !== undefined){
let data2 = data.title;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(data2.length < 1){
validate278.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.type !== undefined){
let data3 = data.type;
const _errs11 = errors;
if(!(((((data3 === "RESIDENT") || (data3 === "NON_RESIDENT")) || (data3 === "EXEMPT")) || (data3 === "EXEMPT_MILITARY_SPOUSE")) || (data3 === "CANADA_RESIDENT"))){
validate278.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema107.properties.type.enum}}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.effective !== undefined){
let data4 = data.effective;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!pattern50.test(data4)){
validate278.errors = [{instancePath:instancePath+"/effective",schemaPath:"#/properties/effective/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/effective",schemaPath:"#/properties/effective/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.withdrawn !== undefined){
let data5 = data.withdrawn;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!pattern50.test(data5)){
validate278.errors = [{instancePath:instancePath+"/withdrawn",schemaPath:"#/properties/withdrawn/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/withdrawn",schemaPath:"#/properties/withdrawn/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.source !== undefined){
let data6 = data.source;
const _errs16 = errors;
if(errors === _errs16){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing3;
if((data6.agency === undefined) && (missing3 = "agency")){
validate278.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs18 = errors;
for(const key1 in data6){
if(!(((key1 === "agency") || (key1 === "revision")) || (key1 === "sha256"))){
validate278.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs18 === errors){
if(data6.agency !== undefined){
let data7 = data6.agency;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data7 === "string"){
if(data7.length < 1){
validate278.errors = [{instancePath:instancePath+"/source/agency",schemaPath:"#/properties/source/properties/agency/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/source/agency",schemaPath:"#/properties/source/properties/agency/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.revision !== undefined){
let data8 = data6.revision;
const _errs21 = errors;
if((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))){
validate278.errors = [{instancePath:instancePath+"/source/revision",schemaPath:"#/properties/source/properties/revision/type",keyword:"type",params:{type: schema107.properties.source.properties.revision.type}}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.sha256 !== undefined){
let data9 = data6.sha256;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data9 === "string"){
if(!pattern52.test(data9)){
validate278.errors = [{instancePath:instancePath+"/source/sha256",schemaPath:"#/properties/source/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/source/sha256",schemaPath:"#/properties/source/properties/sha256/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate278.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.wording !== undefined){
const _errs25 = errors;
if(!(data.wording === "ours")){
validate278.errors = [{instancePath:instancePath+"/wording",schemaPath:"#/properties/wording/enum",keyword:"enum",params:{allowedValues: schema107.properties.wording.enum}}];
return false;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.confidence !== undefined){
const _errs26 = errors;
if(!(data.confidence === "unverified")){
validate278.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/enum",keyword:"enum",params:{allowedValues: schema107.properties.confidence.enum}}];
return false;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.people !== undefined){
let data12 = data.people;
const _errs27 = errors;
if(errors === _errs27){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing4;
if(((data12.employee === undefined) && (missing4 = "employee")) || ((data12.employer === undefined) && (missing4 = "employer"))){
validate278.errors = [{instancePath:instancePath+"/people",schemaPath:"#/properties/people/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs29 = errors;
for(const key2 in data12){
if(!((key2 === "employee") || (key2 === "employer"))){
validate278.errors = [{instancePath:instancePath+"/people",schemaPath:"#/properties/people/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs29 === errors){
if(data12.employee !== undefined){
let data13 = data12.employee;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data13)){
var valid4 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
const _errs32 = errors;
if(!((((((((((((((data14 === "firstName") || (data14 === "firstName?")) || (data14 === "middleInitial")) || (data14 === "middleInitial?")) || (data14 === "lastName")) || (data14 === "lastName?")) || (data14 === "socialSecurityNumber")) || (data14 === "socialSecurityNumber?")) || (data14 === "socialInsuranceNumber")) || (data14 === "socialInsuranceNumber?")) || (data14 === "socialInsuranceNumberExpiryDate")) || (data14 === "socialInsuranceNumberExpiryDate?")) || (data14 === "address")) || (data14 === "address?"))){
validate278.errors = [{instancePath:instancePath+"/people/employee/" + i0,schemaPath:"#/properties/people/properties/employee/items/enum",keyword:"enum",params:{allowedValues: schema107.properties.people.properties.employee.items.enum}}];
return false;
}
var valid4 = _errs32 === errors;
if(!valid4){
break;
}
}
}
else {
validate278.errors = [{instancePath:instancePath+"/people/employee",schemaPath:"#/properties/people/properties/employee/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data12.employer !== undefined){
let data15 = data12.employer;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data15)){
var valid5 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
const _errs35 = errors;
if(!((((((((data16 === "name") || (data16 === "name?")) || (data16 === "federalEIN")) || (data16 === "federalEIN?")) || (data16 === "telephoneNumber")) || (data16 === "telephoneNumber?")) || (data16 === "address")) || (data16 === "address?"))){
validate278.errors = [{instancePath:instancePath+"/people/employer/" + i1,schemaPath:"#/properties/people/properties/employer/items/enum",keyword:"enum",params:{allowedValues: schema107.properties.people.properties.employer.items.enum}}];
return false;
}
var valid5 = _errs35 === errors;
if(!valid5){
break;
}
}
}
else {
validate278.errors = [{instancePath:instancePath+"/people/employer",schemaPath:"#/properties/people/properties/employer/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate278.errors = [{instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.amounts !== undefined){
let data17 = data.amounts;
const _errs36 = errors;
if(errors === _errs36){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key3 in data17){
const _errs38 = errors;
if(typeof key3 === "string"){
if(!pattern26.test(key3)){
const err2 = {instancePath:instancePath+"/amounts",schemaPath:"#/properties/amounts/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"},propertyName:key3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid6 = _errs38 === errors;
if(!valid6){
const err3 = {instancePath:instancePath+"/amounts",schemaPath:"#/properties/amounts/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate278.errors = vErrors;
return false;
break;
}
}
if(valid6){
for(const key4 in data17){
let data18 = data17[key4];
const _errs40 = errors;
const _errs41 = errors;
let valid8 = false;
let passing0 = null;
const _errs42 = errors;
if(!(validate279(data18, {instancePath:instancePath+"/amounts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data17,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
var _valid1 = _errs42 === errors;
if(_valid1){
valid8 = true;
passing0 = 0;
}
const _errs43 = errors;
if(!(validate281(data18, {instancePath:instancePath+"/amounts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data17,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
var _valid1 = _errs43 === errors;
if(_valid1 && valid8){
valid8 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid8 = true;
passing0 = 1;
}
}
if(!valid8){
const err4 = {instancePath:instancePath+"/amounts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/amounts/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate278.errors = vErrors;
return false;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
var valid7 = _errs40 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate278.errors = [{instancePath:instancePath+"/amounts",schemaPath:"#/properties/amounts/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs36 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.statements !== undefined){
let data19 = data.statements;
const _errs44 = errors;
if(errors === _errs44){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key5 in data19){
const _errs46 = errors;
if(typeof key5 === "string"){
if(!pattern26.test(key5)){
const err5 = {instancePath:instancePath+"/statements",schemaPath:"#/properties/statements/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"},propertyName:key5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid9 = _errs46 === errors;
if(!valid9){
const err6 = {instancePath:instancePath+"/statements",schemaPath:"#/properties/statements/propertyNames",keyword:"propertyNames",params:{propertyName: key5}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate278.errors = vErrors;
return false;
break;
}
}
if(valid9){
for(const key6 in data19){
let data20 = data19[key6];
const _errs48 = errors;
if(errors === _errs48){
if(typeof data20 === "string"){
if(data20.length < 1){
validate278.errors = [{instancePath:instancePath+"/statements/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/statements/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/statements/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/statements/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid10 = _errs48 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate278.errors = [{instancePath:instancePath+"/statements",schemaPath:"#/properties/statements/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs44 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.taxParameters !== undefined){
let data21 = data.taxParameters;
const _errs50 = errors;
if(errors === _errs50){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key7 in data21){
const _errs52 = errors;
if(typeof key7 === "string"){
if(!pattern57.test(key7)){
const err7 = {instancePath:instancePath+"/taxParameters",schemaPath:"#/properties/taxParameters/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]*[.][a-z][A-Za-z0-9_]*$"},propertyName:key7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid11 = _errs52 === errors;
if(!valid11){
const err8 = {instancePath:instancePath+"/taxParameters",schemaPath:"#/properties/taxParameters/propertyNames",keyword:"propertyNames",params:{propertyName: key7}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate278.errors = vErrors;
return false;
break;
}
}
if(valid11){
for(const key8 in data21){
const _errs54 = errors;
if(!(validate293(data21[key8], {instancePath:instancePath+"/taxParameters/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data21,parentDataProperty:key8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
var valid12 = _errs54 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate278.errors = [{instancePath:instancePath+"/taxParameters",schemaPath:"#/properties/taxParameters/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs50 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate278.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_locality = validate254;
const schema99 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"LocalityFile","description":"locality.yaml: a state, a province or a country, and which forms and flows apply to whom there.","type":"object","additionalProperties":false,"required":["locality","name"],"properties":{"locality":{"type":"string","description":"FEDERAL, CANADA_FEDERAL, or the two letters of the state or province.","pattern":"^(FEDERAL|CANADA_FEDERAL|[A-Z]{2})$","examples":["AZ","FEDERAL"]},"name":{"type":"string","description":"The full name, such as Arizona.","minLength":1},"forms":{"type":"object","description":"The forms of this locality, by id: for whom each is, and to whom it is recommended.","propertyNames":{"$ref":"#/$defs/FormId"},"additionalProperties":{"$ref":"#/$defs/AuthoredLocalityForm"}},"flows":{"type":"object","description":"The guided flows, by id. The first matching row of a flow is used; the last has no when.","propertyNames":{"description":"The id of a flow names whom it is for: the locality, then RESIDENT, NONRESIDENT or CANADA_RESIDENT.","pattern":"^(FEDERAL|CANADA_FEDERAL|[A-Z]{2}_(RESIDENT|NONRESIDENT|CANADA_RESIDENT))$","examples":["AZ_RESIDENT","AZ_NONRESIDENT","ON_CANADA_RESIDENT"]},"additionalProperties":{"type":"array","description":"The rows of the flow. The first matching one is used.","minItems":1,"items":{"$ref":"#/$defs/AuthoredFlowRow"}}},"nothing":{"type":"array","description":"For whom this locality has no form, and why.","items":{"title":"AuthoredNothing","description":"A group of people for whom there is no form, and why.","type":"object","additionalProperties":false,"required":["when","because"],"properties":{"when":{"type":["string","boolean"],"description":"A condition over home, work, livesHere, worksHere and worksElsewhere, in quotes.","minLength":1},"because":{"type":"string","description":"Why there is no form, such as an agreement between the states.","minLength":1}}}},"formsNotWritten":{"type":"object","description":"Forms of this locality that are known but not written yet, by the id that each will have.","propertyNames":{"$ref":"#/$defs/FormId"},"additionalProperties":{"title":"AuthoredFormNotWritten","description":"A form that is not written yet.","type":"object","additionalProperties":false,"required":["name","title"],"properties":{"name":{"type":"string","description":"The number of the form, such as A-4V.","minLength":1},"title":{"type":"string","description":"The title as the agency prints it.","minLength":1},"confidence":{"enum":["unverified"],"description":"Write unverified when number and title were not read in a source."}}}},"notWritten":{"type":"array","description":"Of a country: the states or provinces that have no folder yet, by their two letters.","items":{"type":"string","description":"Two letters of a state or province.","pattern":"^[A-Z]{2}$","examples":["AZ"]}},"gaps":{"type":"array","description":"What is known to be missing, one sentence each.","items":{"type":"string","description":"One thing that is missing.","minLength":1}}},"$defs":{"FormId":{"type":"string","description":"The id of a form: a letter, a letter or digit, and three digits.","pattern":"^[A-Z][A-Z0-9][0-9]{3}(SP|FR)?$","examples":["AZ101"]},"AuthoredLocalityForm":{"title":"AuthoredLocalityForm","description":"For whom a form is.","type":"object","additionalProperties":false,"required":["recommended"],"properties":{"when":{"type":["string","boolean"],"description":"Who may use the form: a condition over home, work, livesHere, worksHere and worksElsewhere, in quotes. Without it: everyone.","minLength":1},"recommended":{"type":["string","boolean"],"description":"true, false, or a condition: whether the employee is advised to complete the form.","minLength":1},"refusals":{"type":"object","description":"For each question at which the form refuses people: why those whom a flow leads to the form are not refused.","propertyNames":{"$ref":"questions.schema.json#/$defs/QuestionId"},"additionalProperties":{"title":"AuthoredRefusal","description":"The question of the flow that asks it first, or why nobody who is led to the form is refused.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"askedBy":{"description":"The question of the flow that asks the same first; a list when flows ask different questions.","oneOf":[{"$ref":"questions.schema.json#/$defs/QuestionId"},{"type":"array","description":"Questions of flows, one of which is asked on every path to the form.","minItems":1,"items":{"$ref":"questions.schema.json#/$defs/QuestionId"}}]},"because":{"type":"string","description":"Why nobody who is led to the form is refused, such as: the home address says it.","minLength":1}}}}}},"AuthoredFlowRow":{"title":"AuthoredFlowRow","description":"Where a flow begins, or the forms it yields without questions.","oneOf":[{"title":"AuthoredFlowStart","description":"The flow begins with a question set.","type":"object","additionalProperties":false,"required":["start"],"properties":{"when":{"type":["string","boolean"],"description":"Whom this row is for, as a condition in quotes. The last row has none.","minLength":1},"start":{"type":"string","description":"The question set that the flow begins with.","pattern":"^QS[0-9]+$","examples":["QS1"]}}},{"title":"AuthoredFlowForms","description":"The flow has no questions and yields these forms.","type":"object","additionalProperties":false,"required":["forms"],"properties":{"when":{"type":["string","boolean"],"description":"Whom this row is for, as a condition in quotes. The last row has none.","minLength":1},"forms":{"type":"array","description":"The forms it yields; [] for none.","items":{"$ref":"#/$defs/FormId"}}}}]}}};
const pattern41 = new RegExp("^(FEDERAL|CANADA_FEDERAL|[A-Z]{2})$", "u");
const pattern44 = new RegExp("^(FEDERAL|CANADA_FEDERAL|[A-Z]{2}_(RESIDENT|NONRESIDENT|CANADA_RESIDENT))$", "u");
const pattern46 = new RegExp("^[A-Z]{2}$", "u");

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern42.test(data)){
validate255.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9][0-9]{3}(SP|FR)?$"}}];
return false;
}
}
else {
validate255.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema101 = {"title":"AuthoredLocalityForm","description":"For whom a form is.","type":"object","additionalProperties":false,"required":["recommended"],"properties":{"when":{"type":["string","boolean"],"description":"Who may use the form: a condition over home, work, livesHere, worksHere and worksElsewhere, in quotes. Without it: everyone.","minLength":1},"recommended":{"type":["string","boolean"],"description":"true, false, or a condition: whether the employee is advised to complete the form.","minLength":1},"refusals":{"type":"object","description":"For each question at which the form refuses people: why those whom a flow leads to the form are not refused.","propertyNames":{"$ref":"questions.schema.json#/$defs/QuestionId"},"additionalProperties":{"title":"AuthoredRefusal","description":"The question of the flow that asks it first, or why nobody who is led to the form is refused.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"askedBy":{"description":"The question of the flow that asks the same first; a list when flows ask different questions.","oneOf":[{"$ref":"questions.schema.json#/$defs/QuestionId"},{"type":"array","description":"Questions of flows, one of which is asked on every path to the form.","minItems":1,"items":{"$ref":"questions.schema.json#/$defs/QuestionId"}}]},"because":{"type":"string","description":"Why nobody who is led to the form is refused, such as: the home address says it.","minLength":1}}}}}};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern26.test(data)){
validate258.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}}];
return false;
}
}
else {
validate258.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate257.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.recommended === undefined) && (missing0 = "recommended")){
validate257.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "when") || (key0 === "recommended")) || (key0 === "refusals"))){
validate257.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.when !== undefined){
let data0 = data.when;
const _errs2 = errors;
if((typeof data0 !== "string") && (typeof data0 !== "boolean")){
validate257.errors = [{instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: schema101.properties.when.type}}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate257.errors = [{instancePath:instancePath+"/when",schemaPath:"#/properties/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recommended !== undefined){
let data1 = data.recommended;
const _errs4 = errors;
if((typeof data1 !== "string") && (typeof data1 !== "boolean")){
validate257.errors = [{instancePath:instancePath+"/recommended",schemaPath:"#/properties/recommended/type",keyword:"type",params:{type: schema101.properties.recommended.type}}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate257.errors = [{instancePath:instancePath+"/recommended",schemaPath:"#/properties/recommended/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusals !== undefined){
let data2 = data.refusals;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs8 = errors;
if(!(validate258(key1, {instancePath:instancePath+"/refusals",parentData:data2,parentDataProperty:"refusals",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
const err0 = {instancePath:instancePath+"/refusals",schemaPath:"#/properties/refusals/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate257.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data2){
let data3 = data2[key2];
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length < 1){
validate257.errors = [{instancePath:instancePath+"/refusals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/refusals/additionalProperties/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs12 = errors;
for(const key3 in data3){
if(!((key3 === "askedBy") || (key3 === "because"))){
validate257.errors = [{instancePath:instancePath+"/refusals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/refusals/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs12 === errors){
if(data3.askedBy !== undefined){
let data4 = data3.askedBy;
const _errs13 = errors;
const _errs14 = errors;
let valid4 = false;
let passing0 = null;
const _errs15 = errors;
if(!(validate258(data4, {instancePath:instancePath+"/refusals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/askedBy",parentData:data3,parentDataProperty:"askedBy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data4)){
if(data4.length < 1){
const err1 = {instancePath:instancePath+"/refusals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/askedBy",schemaPath:"#/properties/refusals/additionalProperties/properties/askedBy/oneOf/1/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
var valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(!(validate258(data4[i0], {instancePath:instancePath+"/refusals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/askedBy/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid5 = _errs18 === errors;
if(!valid5){
break;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/refusals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/askedBy",schemaPath:"#/properties/refusals/additionalProperties/properties/askedBy/oneOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err3 = {instancePath:instancePath+"/refusals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/askedBy",schemaPath:"#/properties/refusals/additionalProperties/properties/askedBy/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate257.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.because !== undefined){
let data6 = data3.because;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(data6.length < 1){
validate257.errors = [{instancePath:instancePath+"/refusals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/because",schemaPath:"#/properties/refusals/additionalProperties/properties/because/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate257.errors = [{instancePath:instancePath+"/refusals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/because",schemaPath:"#/properties/refusals/additionalProperties/properties/because/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate257.errors = [{instancePath:instancePath+"/refusals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/refusals/additionalProperties/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate257.errors = [{instancePath:instancePath+"/refusals",schemaPath:"#/properties/refusals/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate257.errors = vErrors;
return errors === 0;
}
validate257.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema103 = {"title":"AuthoredFlowRow","description":"Where a flow begins, or the forms it yields without questions.","oneOf":[{"title":"AuthoredFlowStart","description":"The flow begins with a question set.","type":"object","additionalProperties":false,"required":["start"],"properties":{"when":{"type":["string","boolean"],"description":"Whom this row is for, as a condition in quotes. The last row has none.","minLength":1},"start":{"type":"string","description":"The question set that the flow begins with.","pattern":"^QS[0-9]+$","examples":["QS1"]}}},{"title":"AuthoredFlowForms","description":"The flow has no questions and yields these forms.","type":"object","additionalProperties":false,"required":["forms"],"properties":{"when":{"type":["string","boolean"],"description":"Whom this row is for, as a condition in quotes. The last row has none.","minLength":1},"forms":{"type":"array","description":"The forms it yields; [] for none.","items":{"$ref":"#/$defs/FormId"}}}}]};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate263.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.start === undefined) && (missing0 = "start")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((key0 === "when") || (key0 === "start"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.when !== undefined){
let data0 = data.when;
const _errs4 = errors;
if((typeof data0 !== "string") && (typeof data0 !== "boolean")){
const err2 = {instancePath:instancePath+"/when",schemaPath:"#/oneOf/0/properties/when/type",keyword:"type",params:{type: schema103.oneOf[0].properties.when.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs4){
if(typeof data0 === "string"){
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/when",schemaPath:"#/oneOf/0/properties/when/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.start !== undefined){
let data1 = data.start;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern27.test(data1)){
const err4 = {instancePath:instancePath+"/start",schemaPath:"#/oneOf/0/properties/start/pattern",keyword:"pattern",params:{pattern: "^QS[0-9]+$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/start",schemaPath:"#/oneOf/0/properties/start/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.forms === undefined) && (missing1 = "forms")){
const err7 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs10 = errors;
for(const key1 in data){
if(!((key1 === "when") || (key1 === "forms"))){
const err8 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs10 === errors){
if(data.when !== undefined){
let data2 = data.when;
const _errs11 = errors;
if((typeof data2 !== "string") && (typeof data2 !== "boolean")){
const err9 = {instancePath:instancePath+"/when",schemaPath:"#/oneOf/1/properties/when/type",keyword:"type",params:{type: schema103.oneOf[1].properties.when.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs11){
if(typeof data2 === "string"){
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/when",schemaPath:"#/oneOf/1/properties/when/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.forms !== undefined){
let data3 = data.forms;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate255(data3[i0], {instancePath:instancePath+"/forms/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
const err11 = {instancePath:instancePath+"/forms",schemaPath:"#/oneOf/1/properties/forms/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate263.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate263.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate263.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.locality === undefined) && (missing0 = "locality")) || ((data.name === undefined) && (missing0 = "name"))){
validate254.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "locality") || (key0 === "name")) || (key0 === "forms")) || (key0 === "flows")) || (key0 === "nothing")) || (key0 === "formsNotWritten")) || (key0 === "notWritten")) || (key0 === "gaps"))){
validate254.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.locality !== undefined){
let data0 = data.locality;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern41.test(data0)){
validate254.errors = [{instancePath:instancePath+"/locality",schemaPath:"#/properties/locality/pattern",keyword:"pattern",params:{pattern: "^(FEDERAL|CANADA_FEDERAL|[A-Z]{2})$"}}];
return false;
}
}
else {
validate254.errors = [{instancePath:instancePath+"/locality",schemaPath:"#/properties/locality/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate254.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate254.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forms !== undefined){
let data2 = data.forms;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs8 = errors;
if(!(validate255(key1, {instancePath:instancePath+"/forms",parentData:data2,parentDataProperty:"forms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
const err0 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate254.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data2){
const _errs10 = errors;
if(!(validate257(data2[key2], {instancePath:instancePath+"/forms/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flows !== undefined){
let data4 = data.flows;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key3 in data4){
const _errs13 = errors;
if(typeof key3 === "string"){
if(!pattern44.test(key3)){
const err1 = {instancePath:instancePath+"/flows",schemaPath:"#/properties/flows/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(FEDERAL|CANADA_FEDERAL|[A-Z]{2}_(RESIDENT|NONRESIDENT|CANADA_RESIDENT))$"},propertyName:key3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid3 = _errs13 === errors;
if(!valid3){
const err2 = {instancePath:instancePath+"/flows",schemaPath:"#/properties/flows/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate254.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key4 in data4){
let data5 = data4[key4];
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data5)){
if(data5.length < 1){
validate254.errors = [{instancePath:instancePath+"/flows/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/flows/additionalProperties/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate263(data5[i0], {instancePath:instancePath+"/flows/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/flows/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/flows/additionalProperties/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/flows",schemaPath:"#/properties/flows/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nothing !== undefined){
let data7 = data.nothing;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data7)){
var valid6 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((data8.when === undefined) && (missing1 = "when")) || ((data8.because === undefined) && (missing1 = "because"))){
validate254.errors = [{instancePath:instancePath+"/nothing/" + i1,schemaPath:"#/properties/nothing/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs22 = errors;
for(const key5 in data8){
if(!((key5 === "when") || (key5 === "because"))){
validate254.errors = [{instancePath:instancePath+"/nothing/" + i1,schemaPath:"#/properties/nothing/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs22 === errors){
if(data8.when !== undefined){
let data9 = data8.when;
const _errs23 = errors;
if((typeof data9 !== "string") && (typeof data9 !== "boolean")){
validate254.errors = [{instancePath:instancePath+"/nothing/" + i1+"/when",schemaPath:"#/properties/nothing/items/properties/when/type",keyword:"type",params:{type: schema99.properties.nothing.items.properties.when.type}}];
return false;
}
if(errors === _errs23){
if(typeof data9 === "string"){
if(data9.length < 1){
validate254.errors = [{instancePath:instancePath+"/nothing/" + i1+"/when",schemaPath:"#/properties/nothing/items/properties/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.because !== undefined){
let data10 = data8.because;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data10 === "string"){
if(data10.length < 1){
validate254.errors = [{instancePath:instancePath+"/nothing/" + i1+"/because",schemaPath:"#/properties/nothing/items/properties/because/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate254.errors = [{instancePath:instancePath+"/nothing/" + i1+"/because",schemaPath:"#/properties/nothing/items/properties/because/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/nothing/" + i1,schemaPath:"#/properties/nothing/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/nothing",schemaPath:"#/properties/nothing/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.formsNotWritten !== undefined){
let data11 = data.formsNotWritten;
const _errs27 = errors;
if(errors === _errs27){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key6 in data11){
const _errs29 = errors;
if(!(validate255(key6, {instancePath:instancePath+"/formsNotWritten",parentData:data11,parentDataProperty:"formsNotWritten",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
var valid8 = _errs29 === errors;
if(!valid8){
const err3 = {instancePath:instancePath+"/formsNotWritten",schemaPath:"#/properties/formsNotWritten/propertyNames",keyword:"propertyNames",params:{propertyName: key6}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate254.errors = vErrors;
return false;
break;
}
}
if(valid8){
for(const key7 in data11){
let data12 = data11[key7];
const _errs31 = errors;
if(errors === _errs31){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if(((data12.name === undefined) && (missing2 = "name")) || ((data12.title === undefined) && (missing2 = "title"))){
validate254.errors = [{instancePath:instancePath+"/formsNotWritten/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/formsNotWritten/additionalProperties/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs33 = errors;
for(const key8 in data12){
if(!(((key8 === "name") || (key8 === "title")) || (key8 === "confidence"))){
validate254.errors = [{instancePath:instancePath+"/formsNotWritten/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/formsNotWritten/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs33 === errors){
if(data12.name !== undefined){
let data13 = data12.name;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data13 === "string"){
if(data13.length < 1){
validate254.errors = [{instancePath:instancePath+"/formsNotWritten/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"#/properties/formsNotWritten/additionalProperties/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate254.errors = [{instancePath:instancePath+"/formsNotWritten/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"#/properties/formsNotWritten/additionalProperties/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid10 = _errs34 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data12.title !== undefined){
let data14 = data12.title;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data14 === "string"){
if(data14.length < 1){
validate254.errors = [{instancePath:instancePath+"/formsNotWritten/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/title",schemaPath:"#/properties/formsNotWritten/additionalProperties/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate254.errors = [{instancePath:instancePath+"/formsNotWritten/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/title",schemaPath:"#/properties/formsNotWritten/additionalProperties/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid10 = _errs36 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data12.confidence !== undefined){
const _errs38 = errors;
if(!(data12.confidence === "unverified")){
validate254.errors = [{instancePath:instancePath+"/formsNotWritten/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")+"/confidence",schemaPath:"#/properties/formsNotWritten/additionalProperties/properties/confidence/enum",keyword:"enum",params:{allowedValues: schema99.properties.formsNotWritten.additionalProperties.properties.confidence.enum}}];
return false;
}
var valid10 = _errs38 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/formsNotWritten/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/formsNotWritten/additionalProperties/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs31 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/formsNotWritten",schemaPath:"#/properties/formsNotWritten/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notWritten !== undefined){
let data16 = data.notWritten;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data16)){
var valid11 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs41 = errors;
if(errors === _errs41){
if(typeof data17 === "string"){
if(!pattern46.test(data17)){
validate254.errors = [{instancePath:instancePath+"/notWritten/" + i2,schemaPath:"#/properties/notWritten/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}}];
return false;
}
}
else {
validate254.errors = [{instancePath:instancePath+"/notWritten/" + i2,schemaPath:"#/properties/notWritten/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid11 = _errs41 === errors;
if(!valid11){
break;
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/notWritten",schemaPath:"#/properties/notWritten/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gaps !== undefined){
let data18 = data.gaps;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data18)){
var valid12 = true;
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
const _errs45 = errors;
if(errors === _errs45){
if(typeof data19 === "string"){
if(data19.length < 1){
validate254.errors = [{instancePath:instancePath+"/gaps/" + i3,schemaPath:"#/properties/gaps/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate254.errors = [{instancePath:instancePath+"/gaps/" + i3,schemaPath:"#/properties/gaps/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid12 = _errs45 === errors;
if(!valid12){
break;
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/gaps",schemaPath:"#/properties/gaps/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate254.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_pdf = validate295;
const schema114 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"PdfFile","description":"pdf.yaml: what is printed in each field of the paper form, in the order of the page.","type":"object","additionalProperties":false,"properties":{"fields":{"type":"object","description":"For each field of the PDF: a text with {{ }} that is printed, a condition that ticks the box, or a row with by that chooses by an answer.","additionalProperties":{"$ref":"#/$defs/AuthoredField"}},"sign":{"type":"object","description":"Where the employee signs and dates.","propertyNames":{"description":"Signatures and dates have fixed names, followed by _ and more where there are several.","pattern":"^(signatureLine|date)(_[A-Za-z0-9]+)?$","examples":["signatureLine","date"]},"additionalProperties":{"description":"The place of one signature or date, or none to drop one of the base.","oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredSign"}]}},"add":{"type":"object","description":"Fields the blank form lacks, each with its page and box. With print, fixed words instead of a field.","additionalProperties":{"description":"The place of the field, or none to drop one of the base.","oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredAdd"}]}},"blank":{"type":"array","description":"Fields in which nothing is written, such as those for the employer's own use.","items":{"type":["string","number"],"description":"The name of a field, or a suffix of it that no other field has.","minLength":1}}},"$defs":{"None":{"title":"None","description":"Drops what the base form has under this name.","enum":["none"]},"AuthoredField":{"title":"AuthoredField","description":"What is printed in one field.","oneOf":[{"type":["string","boolean"],"description":"A text with {{ }} that is printed, a condition that ticks the box, or none to drop a field of the base.","minLength":1},{"title":"AuthoredFieldBy","description":"Chosen by an answer. Answers that are not named leave the field empty.","type":"object","required":["by"],"minProperties":2,"properties":{"by":{"type":"string","description":"The question whose answer decides.","pattern":"^[a-z][A-Za-z0-9_]*$","examples":["filingStatus"]}},"additionalProperties":{"description":"For this answer: a word, a text with {{ }}, or the state of a box.","oneOf":[{"type":["string","number","boolean"],"description":"A word, a text with {{ }}, or the state of a box."},{"$ref":"#/$defs/AuthoredPrint"}]}},{"$ref":"#/$defs/AuthoredPrint"}]},"AuthoredPrint":{"title":"AuthoredPrint","description":"A printed text that may be too wide for its box; then the caller is refused.","type":"object","additionalProperties":false,"required":["print","overflow","because"],"properties":{"print":{"type":"string","description":"A text with {{ }}.","minLength":1},"overflow":{"enum":["refuse"],"description":"Write refuse: an answer too wide for the box is refused, never cut."},"because":{"type":"string","description":"Why not every accepted answer fits the box.","minLength":1}}},"AuthoredSign":{"title":"AuthoredSign","description":"The place of one signature or date.","oneOf":[{"title":"AuthoredSignField","description":"A field of the agency's that takes the signature or date.","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"type":["string","number"],"description":"The agency's field, by its name or a suffix of it that no other field has.","minLength":1},"format":{"$ref":"#/$defs/DateFormat"},"when":{"$ref":"#/$defs/SignedWhen"}}},{"title":"AuthoredSignBox","description":"A place on a page, used when the blank form has no field for it.","type":"object","additionalProperties":false,"required":["page","box"],"properties":{"page":{"$ref":"#/$defs/PageNumber"},"box":{"$ref":"#/$defs/Box"},"format":{"$ref":"#/$defs/DateFormat"},"when":{"$ref":"#/$defs/SignedWhen"}}}]},"DateFormat":{"type":"string","description":"The format of a date. Dates need it, signatures have none.","pattern":"^[YMD/. -]+$","examples":["MM/DD/YYYY"]},"SignedWhen":{"type":["string","boolean"],"description":"A condition: this one is signed only then. 'false' when someone else signs.","minLength":1},"AuthoredAdd":{"title":"AuthoredAdd","description":"A field the blank form lacks, or fixed words.","type":"object","additionalProperties":false,"required":["page","box"],"properties":{"page":{"$ref":"#/$defs/PageNumber"},"box":{"$ref":"#/$defs/Box"},"print":{"type":["string","number"],"description":"Fixed words that are printed here, instead of a field.","minLength":1}}},"PageNumber":{"type":["string","integer"],"description":"The page, counted from 1.","pattern":"^[1-9][0-9]*$","examples":["1"]},"Box":{"type":"array","description":"Left, bottom, width and height in points (72 to an inch), from the lower left corner of the page.","minItems":4,"maxItems":4,"items":{"type":["string","number"],"description":"A number of points.","pattern":"^[0-9]+([.][0-9]+)?$","examples":["100"]}}}};
const schema115 = {"title":"AuthoredField","description":"What is printed in one field.","oneOf":[{"type":["string","boolean"],"description":"A text with {{ }} that is printed, a condition that ticks the box, or none to drop a field of the base.","minLength":1},{"title":"AuthoredFieldBy","description":"Chosen by an answer. Answers that are not named leave the field empty.","type":"object","required":["by"],"minProperties":2,"properties":{"by":{"type":"string","description":"The question whose answer decides.","pattern":"^[a-z][A-Za-z0-9_]*$","examples":["filingStatus"]}},"additionalProperties":{"description":"For this answer: a word, a text with {{ }}, or the state of a box.","oneOf":[{"type":["string","number","boolean"],"description":"A word, a text with {{ }}, or the state of a box."},{"$ref":"#/$defs/AuthoredPrint"}]}},{"$ref":"#/$defs/AuthoredPrint"}]};
const schema116 = {"title":"AuthoredPrint","description":"A printed text that may be too wide for its box; then the caller is refused.","type":"object","additionalProperties":false,"required":["print","overflow","because"],"properties":{"print":{"type":"string","description":"A text with {{ }}.","minLength":1},"overflow":{"enum":["refuse"],"description":"Write refuse: an answer too wide for the box is refused, never cut."},"because":{"type":"string","description":"Why not every accepted answer fits the box.","minLength":1}}};

function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.print === undefined) && (missing0 = "print")) || ((data.overflow === undefined) && (missing0 = "overflow"))) || ((data.because === undefined) && (missing0 = "because"))){
validate297.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "print") || (key0 === "overflow")) || (key0 === "because"))){
validate297.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.print !== undefined){
let data0 = data.print;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate297.errors = [{instancePath:instancePath+"/print",schemaPath:"#/properties/print/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate297.errors = [{instancePath:instancePath+"/print",schemaPath:"#/properties/print/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overflow !== undefined){
const _errs4 = errors;
if(!(data.overflow === "refuse")){
validate297.errors = [{instancePath:instancePath+"/overflow",schemaPath:"#/properties/overflow/enum",keyword:"enum",params:{allowedValues: schema116.properties.overflow.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.because !== undefined){
let data2 = data.because;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate297.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate297.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate297.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if((typeof data !== "string") && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: schema115.oneOf[0].type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs1){
if(typeof data === "string"){
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/oneOf/0/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 2){
const err2 = {instancePath,schemaPath:"#/oneOf/1/minProperties",keyword:"minProperties",params:{limit: 2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
let missing0;
if((data.by === undefined) && (missing0 = "by")){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!(key0 === "by")){
let data0 = data[key0];
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
let passing1 = null;
const _errs8 = errors;
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/1/additionalProperties/oneOf/0/type",keyword:"type",params:{type: schema115.oneOf[1].additionalProperties.oneOf[0].type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs8 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs10 = errors;
if(!(validate297(data0, {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/1/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
if(_errs5 === errors){
if(data.by !== undefined){
let data1 = data.by;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data1 === "string"){
if(!pattern26.test(data1)){
const err6 = {instancePath:instancePath+"/by",schemaPath:"#/oneOf/1/properties/by/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/by",schemaPath:"#/oneOf/1/properties/by/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var props1 = true;
}
const _errs13 = errors;
if(!(validate297(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props1 !== true){
props1 = true;
}
}
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate296.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate296.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate296.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema117 = {"title":"None","description":"Drops what the base form has under this name.","enum":["none"]};

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data === "none")){
validate301.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema117.enum}}];
return false;
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema118 = {"title":"AuthoredSign","description":"The place of one signature or date.","oneOf":[{"title":"AuthoredSignField","description":"A field of the agency's that takes the signature or date.","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"type":["string","number"],"description":"The agency's field, by its name or a suffix of it that no other field has.","minLength":1},"format":{"$ref":"#/$defs/DateFormat"},"when":{"$ref":"#/$defs/SignedWhen"}}},{"title":"AuthoredSignBox","description":"A place on a page, used when the blank form has no field for it.","type":"object","additionalProperties":false,"required":["page","box"],"properties":{"page":{"$ref":"#/$defs/PageNumber"},"box":{"$ref":"#/$defs/Box"},"format":{"$ref":"#/$defs/DateFormat"},"when":{"$ref":"#/$defs/SignedWhen"}}}]};
const schema119 = {"type":"string","description":"The format of a date. Dates need it, signatures have none.","pattern":"^[YMD/. -]+$","examples":["MM/DD/YYYY"]};
const pattern60 = new RegExp("^[YMD/. -]+$", "u");

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate304.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern60.test(data)){
validate304.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[YMD/. -]+$"}}];
return false;
}
}
else {
validate304.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate304.errors = vErrors;
return errors === 0;
}
validate304.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema120 = {"type":["string","boolean"],"description":"A condition: this one is signed only then. 'false' when someone else signs.","minLength":1};

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (typeof data !== "boolean")){
validate306.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema120.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate306.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema121 = {"type":["string","integer"],"description":"The page, counted from 1.","pattern":"^[1-9][0-9]*$","examples":["1"]};

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
validate308.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema121.type}}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate308.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$"}}];
return false;
}
}
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema122 = {"type":"array","description":"Left, bottom, width and height in points (72 to an inch), from the lower left corner of the page.","minItems":4,"maxItems":4,"items":{"type":["string","number"],"description":"A number of points.","pattern":"^[0-9]+([.][0-9]+)?$","examples":["100"]}};
const pattern62 = new RegExp("^[0-9]+([.][0-9]+)?$", "u");

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 4){
validate310.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data.length < 4){
validate310.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate310.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: schema122.items.type}}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern62.test(data0)){
validate310.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[0-9]+([.][0-9]+)?$"}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate310.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.field === undefined) && (missing0 = "field")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "format")) || (key0 === "when"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs4 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
const err2 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/0/properties/field/type",keyword:"type",params:{type: schema118.oneOf[0].properties.field.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs4){
if(typeof data0 === "string"){
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/0/properties/field/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.format !== undefined){
const _errs6 = errors;
if(!(validate304(data.format, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.when !== undefined){
const _errs7 = errors;
if(!(validate306(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.page === undefined) && (missing1 = "page")) || ((data.box === undefined) && (missing1 = "box"))){
const err5 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const _errs10 = errors;
for(const key1 in data){
if(!((((key1 === "page") || (key1 === "box")) || (key1 === "format")) || (key1 === "when"))){
const err6 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
}
if(_errs10 === errors){
if(data.page !== undefined){
const _errs11 = errors;
if(!(validate308(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.box !== undefined){
const _errs12 = errors;
if(!(validate310(data.box, {instancePath:instancePath+"/box",parentData:data,parentDataProperty:"box",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.format !== undefined){
const _errs13 = errors;
if(!(validate304(data.format, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.when !== undefined){
const _errs14 = errors;
if(!(validate306(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate303.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate303.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate303.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema123 = {"title":"AuthoredAdd","description":"A field the blank form lacks, or fixed words.","type":"object","additionalProperties":false,"required":["page","box"],"properties":{"page":{"$ref":"#/$defs/PageNumber"},"box":{"$ref":"#/$defs/Box"},"print":{"type":["string","number"],"description":"Fixed words that are printed here, instead of a field.","minLength":1}}};

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.page === undefined) && (missing0 = "page")) || ((data.box === undefined) && (missing0 = "box"))){
validate316.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "page") || (key0 === "box")) || (key0 === "print"))){
validate316.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.page !== undefined){
const _errs2 = errors;
if(!(validate308(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.box !== undefined){
const _errs3 = errors;
if(!(validate310(data.box, {instancePath:instancePath+"/box",parentData:data,parentDataProperty:"box",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.print !== undefined){
let data2 = data.print;
const _errs4 = errors;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
validate316.errors = [{instancePath:instancePath+"/print",schemaPath:"#/properties/print/type",keyword:"type",params:{type: schema123.properties.print.type}}];
return false;
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
validate316.errors = [{instancePath:instancePath+"/print",schemaPath:"#/properties/print/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate316.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern59 = new RegExp("^(signatureLine|date)(_[A-Za-z0-9]+)?$", "u");

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate295.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "fields") || (key0 === "sign")) || (key0 === "add")) || (key0 === "blank"))){
validate295.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.fields !== undefined){
let data0 = data.fields;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs5 = errors;
if(!(validate296(data0[key1], {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate295.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sign !== undefined){
let data2 = data.sign;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
const _errs8 = errors;
if(typeof key2 === "string"){
if(!pattern59.test(key2)){
const err0 = {instancePath:instancePath+"/sign",schemaPath:"#/properties/sign/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(signatureLine|date)(_[A-Za-z0-9]+)?$"},propertyName:key2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
const err1 = {instancePath:instancePath+"/sign",schemaPath:"#/properties/sign/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate295.errors = vErrors;
return false;
break;
}
}
if(valid2){
for(const key3 in data2){
let data3 = data2[key3];
const _errs10 = errors;
const _errs11 = errors;
let valid4 = false;
let passing0 = null;
const _errs12 = errors;
if(!(validate301(data3, {instancePath:instancePath+"/sign/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs13 = errors;
if(!(validate303(data3, {instancePath:instancePath+"/sign/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err2 = {instancePath:instancePath+"/sign/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sign/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate295.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate295.errors = [{instancePath:instancePath+"/sign",schemaPath:"#/properties/sign/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.add !== undefined){
let data4 = data.add;
const _errs14 = errors;
if(errors === _errs14){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key4 in data4){
let data5 = data4[key4];
const _errs17 = errors;
const _errs18 = errors;
let valid6 = false;
let passing1 = null;
const _errs19 = errors;
if(!(validate301(data5, {instancePath:instancePath+"/add/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
if(_valid1){
valid6 = true;
passing1 = 0;
}
const _errs20 = errors;
if(!(validate316(data5, {instancePath:instancePath+"/add/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
if(_valid1 && valid6){
valid6 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid6 = true;
passing1 = 1;
}
}
if(!valid6){
const err3 = {instancePath:instancePath+"/add/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/add/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate295.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate295.errors = [{instancePath:instancePath+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blank !== undefined){
let data6 = data.blank;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data6)){
var valid7 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs23 = errors;
if((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))){
validate295.errors = [{instancePath:instancePath+"/blank/" + i0,schemaPath:"#/properties/blank/items/type",keyword:"type",params:{type: schema114.properties.blank.items.type}}];
return false;
}
if(errors === _errs23){
if(typeof data7 === "string"){
if(data7.length < 1){
validate295.errors = [{instancePath:instancePath+"/blank/" + i0,schemaPath:"#/properties/blank/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid7 = _errs23 === errors;
if(!valid7){
break;
}
}
}
else {
validate295.errors = [{instancePath:instancePath+"/blank",schemaPath:"#/properties/blank/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate295.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate295.errors = vErrors;
return errors === 0;
}
validate295.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_people = validate320;
const schema124 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"PeopleFile","description":"people.yaml: which values of employee, employer and addresses are accepted, and the messages for others.","type":"object","additionalProperties":false,"required":["employee","employer","address"],"properties":{"employee":{"title":"AuthoredEmployeeFields","description":"Facts about the employee.","type":"object","additionalProperties":false,"properties":{"firstName":{"$ref":"#/$defs/AuthoredPersonField","description":"The employee's first name."},"middleInitial":{"$ref":"#/$defs/AuthoredPersonField","description":"One letter."},"lastName":{"$ref":"#/$defs/AuthoredPersonField","description":"The employee's last name."},"socialSecurityNumber":{"$ref":"#/$defs/AuthoredPersonField","description":"The US social security number."},"socialInsuranceNumber":{"$ref":"#/$defs/AuthoredPersonField","description":"The Canadian social insurance number."},"socialInsuranceNumberExpiryDate":{"$ref":"#/$defs/AuthoredPersonField","description":"The expiry date of a social insurance number that begins with 9."}}},"employer":{"title":"AuthoredEmployerFields","description":"Facts about the employer.","type":"object","additionalProperties":false,"properties":{"name":{"$ref":"#/$defs/AuthoredPersonField","description":"The employer's name."},"federalEIN":{"$ref":"#/$defs/AuthoredPersonField","description":"The employer's federal identification number."},"telephoneNumber":{"$ref":"#/$defs/AuthoredPersonField","description":"The employer's telephone number."}}},"address":{"title":"AuthoredAddressFields","description":"The two shapes of an address.","type":"object","additionalProperties":false,"properties":{"us":{"title":"AuthoredUsAddressFields","description":"An address in the United States.","type":"object","additionalProperties":false,"properties":{"streetAddress1":{"$ref":"#/$defs/AuthoredPersonField","description":"Street and number."},"streetAddress2":{"$ref":"#/$defs/AuthoredPersonField","description":"A second line of the address; it may always be left out."},"city":{"$ref":"#/$defs/AuthoredPersonField","description":"The city."},"state":{"$ref":"#/$defs/AuthoredPersonField","description":"The two-letter code of the state."},"zipCode":{"$ref":"#/$defs/AuthoredPersonField","description":"The ZIP code."}}},"ca":{"title":"AuthoredCaAddressFields","description":"An address in Canada.","type":"object","additionalProperties":false,"properties":{"streetAddress1":{"$ref":"#/$defs/AuthoredPersonField","description":"Street and number."},"streetAddress2":{"$ref":"#/$defs/AuthoredPersonField","description":"A second line of the address; it may always be left out."},"city":{"$ref":"#/$defs/AuthoredPersonField","description":"The city."},"provinceTerritory":{"$ref":"#/$defs/AuthoredPersonField","description":"The two-letter code of the province or territory."},"postalCode":{"$ref":"#/$defs/AuthoredPersonField","description":"The postal code."}}}}}},"$defs":{"AuthoredPersonField":{"title":"AuthoredPersonField","description":"The pattern of one value, and the message for anything else.","type":"object","additionalProperties":false,"required":["accepts","otherwise"],"properties":{"accepts":{"type":"string","description":"The pattern a value must match, in single quotes, from ^ to $.","minLength":1},"otherwise":{"type":"string","description":"What the employee reads when the value is not accepted.","minLength":1}}}}};
const schema125 = {"title":"AuthoredPersonField","description":"The pattern of one value, and the message for anything else.","type":"object","additionalProperties":false,"required":["accepts","otherwise"],"properties":{"accepts":{"type":"string","description":"The pattern a value must match, in single quotes, from ^ to $.","minLength":1},"otherwise":{"type":"string","description":"What the employee reads when the value is not accepted.","minLength":1}}};

function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate321.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.accepts === undefined) && (missing0 = "accepts")) || ((data.otherwise === undefined) && (missing0 = "otherwise"))){
validate321.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "accepts") || (key0 === "otherwise"))){
validate321.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.accepts !== undefined){
let data0 = data.accepts;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate321.errors = [{instancePath:instancePath+"/accepts",schemaPath:"#/properties/accepts/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate321.errors = [{instancePath:instancePath+"/accepts",schemaPath:"#/properties/accepts/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.otherwise !== undefined){
let data1 = data.otherwise;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate321.errors = [{instancePath:instancePath+"/otherwise",schemaPath:"#/properties/otherwise/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate321.errors = [{instancePath:instancePath+"/otherwise",schemaPath:"#/properties/otherwise/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate321.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.employee === undefined) && (missing0 = "employee")) || ((data.employer === undefined) && (missing0 = "employer"))) || ((data.address === undefined) && (missing0 = "address"))){
validate320.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "employee") || (key0 === "employer")) || (key0 === "address"))){
validate320.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.employee !== undefined){
let data0 = data.employee;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs4 = errors;
for(const key1 in data0){
if(!((((((key1 === "firstName") || (key1 === "middleInitial")) || (key1 === "lastName")) || (key1 === "socialSecurityNumber")) || (key1 === "socialInsuranceNumber")) || (key1 === "socialInsuranceNumberExpiryDate"))){
validate320.errors = [{instancePath:instancePath+"/employee",schemaPath:"#/properties/employee/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.firstName !== undefined){
const _errs5 = errors;
if(!(validate321(data0.firstName, {instancePath:instancePath+"/employee/firstName",parentData:data0,parentDataProperty:"firstName",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.middleInitial !== undefined){
const _errs6 = errors;
if(!(validate321(data0.middleInitial, {instancePath:instancePath+"/employee/middleInitial",parentData:data0,parentDataProperty:"middleInitial",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.lastName !== undefined){
const _errs7 = errors;
if(!(validate321(data0.lastName, {instancePath:instancePath+"/employee/lastName",parentData:data0,parentDataProperty:"lastName",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.socialSecurityNumber !== undefined){
const _errs8 = errors;
if(!(validate321(data0.socialSecurityNumber, {instancePath:instancePath+"/employee/socialSecurityNumber",parentData:data0,parentDataProperty:"socialSecurityNumber",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.socialInsuranceNumber !== undefined){
const _errs9 = errors;
if(!(validate321(data0.socialInsuranceNumber, {instancePath:instancePath+"/employee/socialInsuranceNumber",parentData:data0,parentDataProperty:"socialInsuranceNumber",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.socialInsuranceNumberExpiryDate !== undefined){
const _errs10 = errors;
if(!(validate321(data0.socialInsuranceNumberExpiryDate, {instancePath:instancePath+"/employee/socialInsuranceNumberExpiryDate",parentData:data0,parentDataProperty:"socialInsuranceNumberExpiryDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
validate320.errors = [{instancePath:instancePath+"/employee",schemaPath:"#/properties/employee/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.employer !== undefined){
let data7 = data.employer;
const _errs11 = errors;
if(errors === _errs11){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
const _errs13 = errors;
for(const key2 in data7){
if(!(((key2 === "name") || (key2 === "federalEIN")) || (key2 === "telephoneNumber"))){
validate320.errors = [{instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data7.name !== undefined){
const _errs14 = errors;
if(!(validate321(data7.name, {instancePath:instancePath+"/employer/name",parentData:data7,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.federalEIN !== undefined){
const _errs15 = errors;
if(!(validate321(data7.federalEIN, {instancePath:instancePath+"/employer/federalEIN",parentData:data7,parentDataProperty:"federalEIN",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.telephoneNumber !== undefined){
const _errs16 = errors;
if(!(validate321(data7.telephoneNumber, {instancePath:instancePath+"/employer/telephoneNumber",parentData:data7,parentDataProperty:"telephoneNumber",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate320.errors = [{instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data11 = data.address;
const _errs17 = errors;
if(errors === _errs17){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
const _errs19 = errors;
for(const key3 in data11){
if(!((key3 === "us") || (key3 === "ca"))){
validate320.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs19 === errors){
if(data11.us !== undefined){
let data12 = data11.us;
const _errs20 = errors;
if(errors === _errs20){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
const _errs22 = errors;
for(const key4 in data12){
if(!(((((key4 === "streetAddress1") || (key4 === "streetAddress2")) || (key4 === "city")) || (key4 === "state")) || (key4 === "zipCode"))){
validate320.errors = [{instancePath:instancePath+"/address/us",schemaPath:"#/properties/address/properties/us/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs22 === errors){
if(data12.streetAddress1 !== undefined){
const _errs23 = errors;
if(!(validate321(data12.streetAddress1, {instancePath:instancePath+"/address/us/streetAddress1",parentData:data12,parentDataProperty:"streetAddress1",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.streetAddress2 !== undefined){
const _errs24 = errors;
if(!(validate321(data12.streetAddress2, {instancePath:instancePath+"/address/us/streetAddress2",parentData:data12,parentDataProperty:"streetAddress2",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.city !== undefined){
const _errs25 = errors;
if(!(validate321(data12.city, {instancePath:instancePath+"/address/us/city",parentData:data12,parentDataProperty:"city",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.state !== undefined){
const _errs26 = errors;
if(!(validate321(data12.state, {instancePath:instancePath+"/address/us/state",parentData:data12,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.zipCode !== undefined){
const _errs27 = errors;
if(!(validate321(data12.zipCode, {instancePath:instancePath+"/address/us/zipCode",parentData:data12,parentDataProperty:"zipCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate320.errors = [{instancePath:instancePath+"/address/us",schemaPath:"#/properties/address/properties/us/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.ca !== undefined){
let data18 = data11.ca;
const _errs28 = errors;
if(errors === _errs28){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
const _errs30 = errors;
for(const key5 in data18){
if(!(((((key5 === "streetAddress1") || (key5 === "streetAddress2")) || (key5 === "city")) || (key5 === "provinceTerritory")) || (key5 === "postalCode"))){
validate320.errors = [{instancePath:instancePath+"/address/ca",schemaPath:"#/properties/address/properties/ca/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs30 === errors){
if(data18.streetAddress1 !== undefined){
const _errs31 = errors;
if(!(validate321(data18.streetAddress1, {instancePath:instancePath+"/address/ca/streetAddress1",parentData:data18,parentDataProperty:"streetAddress1",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.streetAddress2 !== undefined){
const _errs32 = errors;
if(!(validate321(data18.streetAddress2, {instancePath:instancePath+"/address/ca/streetAddress2",parentData:data18,parentDataProperty:"streetAddress2",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid5 = _errs32 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.city !== undefined){
const _errs33 = errors;
if(!(validate321(data18.city, {instancePath:instancePath+"/address/ca/city",parentData:data18,parentDataProperty:"city",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.provinceTerritory !== undefined){
const _errs34 = errors;
if(!(validate321(data18.provinceTerritory, {instancePath:instancePath+"/address/ca/provinceTerritory",parentData:data18,parentDataProperty:"provinceTerritory",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid5 = _errs34 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.postalCode !== undefined){
const _errs35 = errors;
if(!(validate321(data18.postalCode, {instancePath:instancePath+"/address/ca/postalCode",parentData:data18,parentDataProperty:"postalCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
else {
validate320.errors = [{instancePath:instancePath+"/address/ca",schemaPath:"#/properties/address/properties/ca/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate320.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate320.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_place_case = validate341;
const schema126 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"PlaceCaseFile","description":"A file in the folder cases of a locality: worked examples of who gets which of its forms.","type":"array","minItems":1,"items":{"$ref":"#/$defs/AuthoredPlaceCase"},"$defs":{"AuthoredPlaceCase":{"title":"AuthoredPlaceCase","description":"A worked example: where people live and work, what they answer, and which forms they get.","type":"object","additionalProperties":false,"required":["about","home","work","expect"],"properties":{"about":{"type":"string","description":"Who these people are and why they get these forms, in a sentence.","minLength":1},"home":{"description":"Where they live: two letters, or a list where the same is true for each of several homes.","oneOf":[{"$ref":"#/$defs/PlaceCode"},{"type":"array","description":"Several homes: the example holds for each of them.","minItems":1,"items":{"$ref":"#/$defs/PlaceCode"}}]},"work":{"description":"Where they work: two letters, or a list for someone who works in several places at once.","oneOf":[{"$ref":"#/$defs/PlaceCode"},{"type":"array","description":"Several places of one person's work.","minItems":1,"items":{"$ref":"#/$defs/PlaceCode"}}]},"answers":{"type":"object","description":"What they answer in the guided flow, by question id.","propertyNames":{"$ref":"questions.schema.json#/$defs/QuestionId"},"additionalProperties":{"type":["string","number","boolean"],"description":"The answer to this question."}},"expect":{"title":"AuthoredPlaceExpect","description":"Which forms of this locality they get. Only what is named here is compared.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"offered":{"description":"The forms that are for them, recommended or not.","$ref":"#/$defs/FormIds"},"recommended":{"description":"The forms that they are advised to complete.","$ref":"#/$defs/FormIds"},"flow":{"description":"The forms that the guided flow leads them to, with these answers.","$ref":"#/$defs/FormIds"}}}}},"PlaceCode":{"type":"string","description":"Two letters of a state, a province or a territory.","minLength":1,"examples":["AZ"]},"FormIds":{"type":"array","description":"Ids of forms, in any order; [] for none.","items":{"$ref":"locality.schema.json#/$defs/FormId"}}}};
const schema127 = {"title":"AuthoredPlaceCase","description":"A worked example: where people live and work, what they answer, and which forms they get.","type":"object","additionalProperties":false,"required":["about","home","work","expect"],"properties":{"about":{"type":"string","description":"Who these people are and why they get these forms, in a sentence.","minLength":1},"home":{"description":"Where they live: two letters, or a list where the same is true for each of several homes.","oneOf":[{"$ref":"#/$defs/PlaceCode"},{"type":"array","description":"Several homes: the example holds for each of them.","minItems":1,"items":{"$ref":"#/$defs/PlaceCode"}}]},"work":{"description":"Where they work: two letters, or a list for someone who works in several places at once.","oneOf":[{"$ref":"#/$defs/PlaceCode"},{"type":"array","description":"Several places of one person's work.","minItems":1,"items":{"$ref":"#/$defs/PlaceCode"}}]},"answers":{"type":"object","description":"What they answer in the guided flow, by question id.","propertyNames":{"$ref":"questions.schema.json#/$defs/QuestionId"},"additionalProperties":{"type":["string","number","boolean"],"description":"The answer to this question."}},"expect":{"title":"AuthoredPlaceExpect","description":"Which forms of this locality they get. Only what is named here is compared.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"offered":{"description":"The forms that are for them, recommended or not.","$ref":"#/$defs/FormIds"},"recommended":{"description":"The forms that they are advised to complete.","$ref":"#/$defs/FormIds"},"flow":{"description":"The forms that the guided flow leads them to, with these answers.","$ref":"#/$defs/FormIds"}}}}};
const schema128 = {"type":"string","description":"Two letters of a state, a province or a territory.","minLength":1,"examples":["AZ"]};

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate343.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate343.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate343.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate343.errors = vErrors;
return errors === 0;
}
validate343.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern26.test(data)){
validate348.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}}];
return false;
}
}
else {
validate348.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema130 = {"type":"array","description":"Ids of forms, in any order; [] for none.","items":{"$ref":"locality.schema.json#/$defs/FormId"}};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate351.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern42.test(data)){
validate351.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9][0-9]{3}(SP|FR)?$"}}];
return false;
}
}
else {
validate351.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate351.errors = vErrors;
return errors === 0;
}
validate351.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate350.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate351(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate350.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate350.errors = vErrors;
return errors === 0;
}
validate350.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate342.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.about === undefined) && (missing0 = "about")) || ((data.home === undefined) && (missing0 = "home"))) || ((data.work === undefined) && (missing0 = "work"))) || ((data.expect === undefined) && (missing0 = "expect"))){
validate342.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "about") || (key0 === "home")) || (key0 === "work")) || (key0 === "answers")) || (key0 === "expect"))){
validate342.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.about !== undefined){
let data0 = data.about;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate342.errors = [{instancePath:instancePath+"/about",schemaPath:"#/properties/about/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate342.errors = [{instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.home !== undefined){
let data1 = data.home;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validate343(data1, {instancePath:instancePath+"/home",parentData:data,parentDataProperty:"home",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data1)){
if(data1.length < 1){
const err0 = {instancePath:instancePath+"/home",schemaPath:"#/properties/home/oneOf/1/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate343(data1[i0], {instancePath:instancePath+"/home/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
const err1 = {instancePath:instancePath+"/home",schemaPath:"#/properties/home/oneOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err2 = {instancePath:instancePath+"/home",schemaPath:"#/properties/home/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate342.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.work !== undefined){
let data3 = data.work;
const _errs10 = errors;
const _errs11 = errors;
let valid3 = false;
let passing1 = null;
const _errs12 = errors;
if(!(validate343(data3, {instancePath:instancePath+"/work",parentData:data,parentDataProperty:"work",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data3)){
if(data3.length < 1){
const err3 = {instancePath:instancePath+"/work",schemaPath:"#/properties/work/oneOf/1/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validate343(data3[i1], {instancePath:instancePath+"/work/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/work",schemaPath:"#/properties/work/oneOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
const err5 = {instancePath:instancePath+"/work",schemaPath:"#/properties/work/oneOf",keyword:"oneOf",params:{passingSchemas: passing1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate342.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answers !== undefined){
let data5 = data.answers;
const _errs16 = errors;
if(errors === _errs16){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
const _errs18 = errors;
if(!(validate348(key1, {instancePath:instancePath+"/answers",parentData:data5,parentDataProperty:"answers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
var valid5 = _errs18 === errors;
if(!valid5){
const err6 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate342.errors = vErrors;
return false;
break;
}
}
if(valid5){
for(const key2 in data5){
let data6 = data5[key2];
const _errs20 = errors;
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
validate342.errors = [{instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/answers/additionalProperties/type",keyword:"type",params:{type: schema127.properties.answers.additionalProperties.type}}];
return false;
}
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate342.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expect !== undefined){
let data7 = data.expect;
const _errs22 = errors;
if(errors === _errs22){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length < 1){
validate342.errors = [{instancePath:instancePath+"/expect",schemaPath:"#/properties/expect/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
const _errs24 = errors;
for(const key3 in data7){
if(!(((key3 === "offered") || (key3 === "recommended")) || (key3 === "flow"))){
validate342.errors = [{instancePath:instancePath+"/expect",schemaPath:"#/properties/expect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs24 === errors){
if(data7.offered !== undefined){
const _errs25 = errors;
if(!(validate350(data7.offered, {instancePath:instancePath+"/expect/offered",parentData:data7,parentDataProperty:"offered",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data7.recommended !== undefined){
const _errs26 = errors;
if(!(validate350(data7.recommended, {instancePath:instancePath+"/expect/recommended",parentData:data7,parentDataProperty:"recommended",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
var valid7 = _errs26 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data7.flow !== undefined){
const _errs27 = errors;
if(!(validate350(data7.flow, {instancePath:instancePath+"/expect/flow",parentData:data7,parentDataProperty:"flow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
var valid7 = _errs27 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
else {
validate342.errors = [{instancePath:instancePath+"/expect",schemaPath:"#/properties/expect/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate342.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate342.errors = vErrors;
return errors === 0;
}
validate342.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate341.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate341.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate342(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate341.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate341.errors = vErrors;
return errors === 0;
}
validate341.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const is_published = validate357;
const schema132 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"PublishedFile","description":"published.json: what clients rely on in every published version, as digests. Written by formpress publish and reviewed like code; nobody edits it by hand.","type":"object","additionalProperties":false,"required":["files","forms"],"properties":{"files":{"type":"object","description":"The digest of each authored file when it was last published, by path below the definitions. It shows which file changed a published version.","additionalProperties":{"type":"string","pattern":"^[0-9a-f]{16}$"}},"forms":{"type":"object","description":"By form id, then by version.","additionalProperties":{"type":"object","description":"The published versions of one form.","additionalProperties":{"$ref":"#/$defs/PublishedVersion"}}}},"$defs":{"PublishedVersion":{"title":"PublishedVersion","description":"Digests of what clients rely on in one published version. Texts, notes and translations may still change. A part without a digest is not checked.","type":"object","additionalProperties":false,"required":["effective"],"properties":{"identity":{"type":"string","description":"Type, locality, country and language of the form.","pattern":"^[0-9a-f]{16}$"},"ids":{"type":"string","description":"Ids of questions and question sets.","pattern":"^[0-9a-f]{16}$"},"patterns":{"type":"string","description":"What each question accepts, and each field of employee, employer and address.","pattern":"^[0-9a-f]{16}$"},"options":{"type":"string","description":"Values of the options of each question.","pattern":"^[0-9a-f]{16}$"},"required":{"type":"string","description":"When each question must be answered, and which fields of people must be sent.","pattern":"^[0-9a-f]{16}$"},"navigation":{"type":"string","description":"The sets, what they ask and where they lead, in both interviews.","pattern":"^[0-9a-f]{16}$"},"formulas":{"type":"string","description":"The formulas of calculated questions.","pattern":"^[0-9a-f]{16}$"},"parameters":{"type":"string","description":"The tax parameters: ids, types, formulas, codes.","pattern":"^[0-9a-f]{16}$"},"bindings":{"type":"string","description":"What is printed in each field of the PDF, and the fields to sign.","pattern":"^[0-9a-f]{16}$"},"effective":{"type":"string","description":"The first day in force.","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}}}}};
const pattern65 = new RegExp("^[0-9a-f]{16}$", "u");
const schema133 = {"title":"PublishedVersion","description":"Digests of what clients rely on in one published version. Texts, notes and translations may still change. A part without a digest is not checked.","type":"object","additionalProperties":false,"required":["effective"],"properties":{"identity":{"type":"string","description":"Type, locality, country and language of the form.","pattern":"^[0-9a-f]{16}$"},"ids":{"type":"string","description":"Ids of questions and question sets.","pattern":"^[0-9a-f]{16}$"},"patterns":{"type":"string","description":"What each question accepts, and each field of employee, employer and address.","pattern":"^[0-9a-f]{16}$"},"options":{"type":"string","description":"Values of the options of each question.","pattern":"^[0-9a-f]{16}$"},"required":{"type":"string","description":"When each question must be answered, and which fields of people must be sent.","pattern":"^[0-9a-f]{16}$"},"navigation":{"type":"string","description":"The sets, what they ask and where they lead, in both interviews.","pattern":"^[0-9a-f]{16}$"},"formulas":{"type":"string","description":"The formulas of calculated questions.","pattern":"^[0-9a-f]{16}$"},"parameters":{"type":"string","description":"The tax parameters: ids, types, formulas, codes.","pattern":"^[0-9a-f]{16}$"},"bindings":{"type":"string","description":"What is printed in each field of the PDF, and the fields to sign.","pattern":"^[0-9a-f]{16}$"},"effective":{"type":"string","description":"The first day in force.","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}}};
const pattern75 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");

function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate358.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.effective === undefined) && (missing0 = "effective")){
validate358.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema133.properties, key0))){
validate358.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.identity !== undefined){
let data0 = data.identity;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern65.test(data0)){
validate358.errors = [{instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate358.errors = [{instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ids !== undefined){
let data1 = data.ids;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern65.test(data1)){
validate358.errors = [{instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate358.errors = [{instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.patterns !== undefined){
let data2 = data.patterns;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern65.test(data2)){
validate358.errors = [{instancePath:instancePath+"/patterns",schemaPath:"#/properties/patterns/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate358.errors = [{instancePath:instancePath+"/patterns",schemaPath:"#/properties/patterns/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data3 = data.options;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern65.test(data3)){
validate358.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate358.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined){
let data4 = data.required;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern65.test(data4)){
validate358.errors = [{instancePath:instancePath+"/required",schemaPath:"#/properties/required/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate358.errors = [{instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.navigation !== undefined){
let data5 = data.navigation;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern65.test(data5)){
validate358.errors = [{instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate358.errors = [{instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.formulas !== undefined){
let data6 = data.formulas;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern65.test(data6)){
validate358.errors = [{instancePath:instancePath+"/formulas",schemaPath:"#/properties/formulas/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate358.errors = [{instancePath:instancePath+"/formulas",schemaPath:"#/properties/formulas/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
let data7 = data.parameters;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(!pattern65.test(data7)){
validate358.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate358.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bindings !== undefined){
let data8 = data.bindings;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(!pattern65.test(data8)){
validate358.errors = [{instancePath:instancePath+"/bindings",schemaPath:"#/properties/bindings/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate358.errors = [{instancePath:instancePath+"/bindings",schemaPath:"#/properties/bindings/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effective !== undefined){
let data9 = data.effective;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(!pattern75.test(data9)){
validate358.errors = [{instancePath:instancePath+"/effective",schemaPath:"#/properties/effective/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}}];
return false;
}
}
else {
validate358.errors = [{instancePath:instancePath+"/effective",schemaPath:"#/properties/effective/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate358.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate358.errors = vErrors;
return errors === 0;
}
validate358.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.files === undefined) && (missing0 = "files")) || ((data.forms === undefined) && (missing0 = "forms"))){
validate357.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "files") || (key0 === "forms"))){
validate357.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.files !== undefined){
let data0 = data.files;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
let data1 = data0[key1];
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern65.test(data1)){
validate357.errors = [{instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate357.errors = [{instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate357.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forms !== undefined){
let data2 = data.forms;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
let data3 = data2[key2];
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key3 in data3){
const _errs13 = errors;
if(!(validate358(data3[key3], {instancePath:instancePath+"/forms/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate357.errors = [{instancePath:instancePath+"/forms/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/forms/additionalProperties/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate357.errors = [{instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate357.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_questions_with_federal = validate360;
const schema134 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"QuestionsWithFederalFile","description":"questions-with-federal.yaml: the second interview, for employees whose federal values are known. It contains the sets that differ from questions.yaml.","type":"object","required":["given"],"propertyNames":{"description":"Question sets are called QS and a number; the given answers are under given, and questions that may be left out under optional.","pattern":"^(given|optional|QS[0-9]+)$","examples":["QS1","given"]},"properties":{"given":{"title":"AuthoredGiven","type":"object","description":"The answers that are known before the first question: a formula over federal values for each, in quotes.","propertyNames":{"$ref":"questions.schema.json#/$defs/QuestionId"},"additionalProperties":{"type":["string","number","boolean"],"description":"A formula over federal values such as federal.filingStatus.","minLength":1}},"optional":{"title":"AuthoredOptional","type":"array","description":"Questions that need no answer in this interview: without one, the given answer is used.","items":{"$ref":"questions.schema.json#/$defs/QuestionId"},"minItems":1}},"additionalProperties":{"description":"A question set: what one screen asks, and what follows. none drops a set of the base.","oneOf":[{"$ref":"questions.schema.json#/$defs/None"},{"$ref":"questions.schema.json#/$defs/AuthoredSet"}]}};
const pattern76 = new RegExp("^(given|optional|QS[0-9]+)$", "u");
const schema65 = {"title":"None","description":"Drops what the base form has under this name.","enum":["none"]};

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data === "none")){
validate361.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema65.enum}}];
return false;
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema66 = {"title":"AuthoredSet","description":"What one screen asks, and what follows.","type":"object","additionalProperties":false,"required":["breadcrumb","questions","next"],"properties":{"breadcrumb":{"$ref":"#/$defs/Breadcrumb"},"notes":{"$ref":"#/$defs/AuthoredNotes"},"questions":{"type":"object","description":"The questions in the order asked, each with its id. Write again instead of a question that is written in full elsewhere.","propertyNames":{"$ref":"#/$defs/QuestionId"},"additionalProperties":{"description":"A question, or again.","oneOf":[{"$ref":"#/$defs/Again"},{"$ref":"#/$defs/AuthoredQuestion"}]}},"next":{"$ref":"#/$defs/AuthoredNext"}}};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate178.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate180.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate181(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern26.test(data)){
validate196.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}}];
return false;
}
}
else {
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data === "again")){
validate198.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema74.enum}}];
return false;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema75 = {"title":"AuthoredQuestion","description":"A question that is asked, or a value that is calculated.","type":"object","additionalProperties":false,"required":["ask","answer"],"properties":{"ask":{"$ref":"#/$defs/Ask"},"line":{"type":["string","number"],"description":"The line of the paper form, such as 3(a) or Deductions Worksheet, 4.","minLength":1},"answer":{"$ref":"#/$defs/Answer"},"options":{"$ref":"#/$defs/Options"},"accepts":{"$ref":"#/$defs/Accepts"},"otherwise":{"$ref":"#/$defs/Otherwise"},"required":{"$ref":"#/$defs/AuthoredRequired"},"calculate":{"type":["string","number","boolean"],"description":"The formula that gives the value, in quotes. A calculated question has no required.","minLength":1},"round":{"enum":["nearest","up","down"],"description":"How the result is rounded when it has more decimals than the kind of answer."},"notes":{"$ref":"#/$defs/AuthoredNotes"},"prints":{"title":"AuthoredPrints","description":"A statement that the answer is not printed on the paper form, and why: { nothing: the reason }.","type":"object","additionalProperties":false,"required":["nothing"],"properties":{"nothing":{"type":"string","description":"Why the answer is not printed.","minLength":1}}},"confidence":{"enum":["unverified"],"description":"Write unverified when the question was not read in a source."}}};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate201.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate203.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"}}];
return false;
}
}
else {
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate205.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
validate205.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema78.additionalProperties.type}}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate205.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate207.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate207.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate209.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!((data === "always") || (data === "never"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema81.oneOf[0].enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.when === undefined) && (missing0 = "when")){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(key0 === "when")){
const err2 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break;
}
}
if(_errs4 === errors){
if(data.when !== undefined){
let data0 = data.when;
const _errs5 = errors;
if((typeof data0 !== "string") && (typeof data0 !== "boolean")){
const err3 = {instancePath:instancePath+"/when",schemaPath:"#/oneOf/1/properties/when/type",keyword:"type",params:{type: schema81.oneOf[1].properties.when.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs5){
if(typeof data0 === "string"){
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/when",schemaPath:"#/oneOf/1/properties/when/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var props0 = true;
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate211.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate211.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate211.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ask === undefined) && (missing0 = "ask")) || ((data.answer === undefined) && (missing0 = "answer"))){
validate200.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema75.properties, key0))){
validate200.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ask !== undefined){
const _errs2 = errors;
if(!(validate201(data.ask, {instancePath:instancePath+"/ask",parentData:data,parentDataProperty:"ask",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data1 = data.line;
const _errs3 = errors;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
validate200.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: schema75.properties.line.type}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate200.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answer !== undefined){
const _errs5 = errors;
if(!(validate203(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
const _errs6 = errors;
if(!(validate205(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepts !== undefined){
const _errs7 = errors;
if(!(validate207(data.accepts, {instancePath:instancePath+"/accepts",parentData:data,parentDataProperty:"accepts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.otherwise !== undefined){
const _errs8 = errors;
if(!(validate209(data.otherwise, {instancePath:instancePath+"/otherwise",parentData:data,parentDataProperty:"otherwise",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined){
const _errs9 = errors;
if(!(validate211(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calculate !== undefined){
let data7 = data.calculate;
const _errs10 = errors;
if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")){
validate200.errors = [{instancePath:instancePath+"/calculate",schemaPath:"#/properties/calculate/type",keyword:"type",params:{type: schema75.properties.calculate.type}}];
return false;
}
if(errors === _errs10){
if(typeof data7 === "string"){
if(data7.length < 1){
validate200.errors = [{instancePath:instancePath+"/calculate",schemaPath:"#/properties/calculate/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.round !== undefined){
let data8 = data.round;
const _errs12 = errors;
if(!(((data8 === "nearest") || (data8 === "up")) || (data8 === "down"))){
validate200.errors = [{instancePath:instancePath+"/round",schemaPath:"#/properties/round/enum",keyword:"enum",params:{allowedValues: schema75.properties.round.enum}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
const _errs13 = errors;
if(!(validate180(data.notes, {instancePath:instancePath+"/notes",parentData:data,parentDataProperty:"notes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prints !== undefined){
let data10 = data.prints;
const _errs14 = errors;
if(errors === _errs14){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((data10.nothing === undefined) && (missing1 = "nothing")){
validate200.errors = [{instancePath:instancePath+"/prints",schemaPath:"#/properties/prints/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs16 = errors;
for(const key1 in data10){
if(!(key1 === "nothing")){
validate200.errors = [{instancePath:instancePath+"/prints",schemaPath:"#/properties/prints/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs16 === errors){
if(data10.nothing !== undefined){
let data11 = data10.nothing;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data11 === "string"){
if(data11.length < 1){
validate200.errors = [{instancePath:instancePath+"/prints/nothing",schemaPath:"#/properties/prints/properties/nothing/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate200.errors = [{instancePath:instancePath+"/prints/nothing",schemaPath:"#/properties/prints/properties/nothing/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate200.errors = [{instancePath:instancePath+"/prints",schemaPath:"#/properties/prints/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confidence !== undefined){
const _errs19 = errors;
if(!(data.confidence === "unverified")){
validate200.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/enum",keyword:"enum",params:{allowedValues: schema75.properties.confidence.enum}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema82 = {"title":"AuthoredNext","description":"What follows: a set such as QS2; { finish: a statement }; or by: a question, with one line for each of its answers.","oneOf":[{"$ref":"#/$defs/SetId"},{"$ref":"#/$defs/AuthoredFinish"},{"title":"AuthoredNextBy","description":"Decided by the answer to one question.","type":"object","required":["by"],"minProperties":2,"properties":{"by":{"$ref":"#/$defs/QuestionId","description":"The question whose answer decides, asked in this set or before."}},"additionalProperties":{"$ref":"#/$defs/AuthoredTarget"}}]};
const schema83 = {"type":"string","description":"A question set, such as QS2.","pattern":"^QS[0-9]+$","examples":["QS2"]};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern27.test(data)){
validate216.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^QS[0-9]+$"}}];
return false;
}
}
else {
validate216.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema84 = {"title":"AuthoredFinish","description":"The interview ends and the employee signs this statement.","type":"object","additionalProperties":false,"required":["finish"],"properties":{"finish":{"type":"string","description":"The name of a statement in form.yaml.","pattern":"^[a-z][A-Za-z0-9_]*$","examples":["sign"]}}};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.finish === undefined) && (missing0 = "finish")){
validate218.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "finish")){
validate218.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.finish !== undefined){
let data0 = data.finish;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern26.test(data0)){
validate218.errors = [{instancePath:instancePath+"/finish",schemaPath:"#/properties/finish/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}}];
return false;
}
}
else {
validate218.errors = [{instancePath:instancePath+"/finish",schemaPath:"#/properties/finish/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema85 = {"title":"AuthoredTarget","description":"Where this answer leads: a set such as QS2, { finish: a statement } or INELIGIBLE.","oneOf":[{"type":"string","description":"A set such as QS2, or INELIGIBLE when the person cannot use this form.","pattern":"^(QS[0-9]+|INELIGIBLE)$","examples":["QS2","{ finish: sign }","INELIGIBLE"]},{"$ref":"#/$defs/AuthoredFinish"}]};
const pattern37 = new RegExp("^(QS[0-9]+|INELIGIBLE)$", "u");

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data === "string"){
if(!pattern37.test(data)){
const err0 = {instancePath,schemaPath:"#/oneOf/0/pattern",keyword:"pattern",params:{pattern: "^(QS[0-9]+|INELIGIBLE)$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate218(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var props0 = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate220.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate220.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate220.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate218(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var props0 = true;
}
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 2){
const err0 = {instancePath,schemaPath:"#/oneOf/2/minProperties",keyword:"minProperties",params:{limit: 2}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
let missing0;
if((data.by === undefined) && (missing0 = "by")){
const err1 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!(key0 === "by")){
const _errs6 = errors;
if(!(validate220(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
if(_errs5 === errors){
if(data.by !== undefined){
if(!(validate196(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate215.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate215.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate215.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate363.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.breadcrumb === undefined) && (missing0 = "breadcrumb")) || ((data.questions === undefined) && (missing0 = "questions"))) || ((data.next === undefined) && (missing0 = "next"))){
validate363.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "breadcrumb") || (key0 === "notes")) || (key0 === "questions")) || (key0 === "next"))){
validate363.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.breadcrumb !== undefined){
const _errs2 = errors;
if(!(validate178(data.breadcrumb, {instancePath:instancePath+"/breadcrumb",parentData:data,parentDataProperty:"breadcrumb",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
const _errs3 = errors;
if(!(validate180(data.notes, {instancePath:instancePath+"/notes",parentData:data,parentDataProperty:"notes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.questions !== undefined){
let data2 = data.questions;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs6 = errors;
if(!(validate196(key1, {instancePath:instancePath+"/questions",parentData:data2,parentDataProperty:"questions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
const err0 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate363.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data2){
let data3 = data2[key2];
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
let passing0 = null;
const _errs10 = errors;
if(!(validate198(data3, {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs11 = errors;
if(!(validate200(data3, {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/questions/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate363.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate363.errors = [{instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
const _errs12 = errors;
if(!(validate215(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate363.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate363.errors = vErrors;
return errors === 0;
}
validate363.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern26.test(data)){
validate371.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"}}];
return false;
}
}
else {
validate371.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate360.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.given === undefined) && (missing0 = "given")){
validate360.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern76.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(given|optional|QS[0-9]+)$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate360.errors = vErrors;
return false;
break;
}
}
if(valid0){
const _errs2 = errors;
for(const key1 in data){
if(!((key1 === "given") || (key1 === "optional"))){
let data0 = data[key1];
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate361(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(!(validate363(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate360.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
if(_errs2 === errors){
if(data.given !== undefined){
let data1 = data.given;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key2 in data1){
const _errs9 = errors;
if(!(validate371(key2, {instancePath:instancePath+"/given",parentData:data1,parentDataProperty:"given",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
var valid4 = _errs9 === errors;
if(!valid4){
const err3 = {instancePath:instancePath+"/given",schemaPath:"#/properties/given/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate360.errors = vErrors;
return false;
break;
}
}
if(valid4){
for(const key3 in data1){
let data2 = data1[key3];
const _errs11 = errors;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
validate360.errors = [{instancePath:instancePath+"/given/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/given/additionalProperties/type",keyword:"type",params:{type: schema134.properties.given.additionalProperties.type}}];
return false;
}
if(errors === _errs11){
if(typeof data2 === "string"){
if(data2.length < 1){
validate360.errors = [{instancePath:instancePath+"/given/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/given/additionalProperties/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid5 = _errs11 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate360.errors = [{instancePath:instancePath+"/given",schemaPath:"#/properties/given/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.optional !== undefined){
let data3 = data.optional;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data3)){
if(data3.length < 1){
validate360.errors = [{instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid6 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate371(data3[i0], {instancePath:instancePath+"/optional/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
var valid6 = _errs15 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate360.errors = [{instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate360.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate360.errors = vErrors;
return errors === 0;
}
validate360.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_questions = validate174;
const schema64 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"QuestionsFile","description":"questions.yaml: the interview, one question set after the other, beginning with the first; and the rules between answers.","type":"object","minProperties":1,"propertyNames":{"description":"Question sets are called QS and a number; rules between answers are under rules.","pattern":"^(QS[0-9]+|rules)$","examples":["QS1"]},"properties":{"rules":{"$ref":"#/$defs/AuthoredRules"}},"additionalProperties":{"description":"A question set: what one screen asks, and what follows. none drops a set of the base.","oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredSet"}]},"$defs":{"None":{"title":"None","description":"Drops what the base form has under this name.","enum":["none"]},"AuthoredSet":{"title":"AuthoredSet","description":"What one screen asks, and what follows.","type":"object","additionalProperties":false,"required":["breadcrumb","questions","next"],"properties":{"breadcrumb":{"$ref":"#/$defs/Breadcrumb"},"notes":{"$ref":"#/$defs/AuthoredNotes"},"questions":{"type":"object","description":"The questions in the order asked, each with its id. Write again instead of a question that is written in full elsewhere.","propertyNames":{"$ref":"#/$defs/QuestionId"},"additionalProperties":{"description":"A question, or again.","oneOf":[{"$ref":"#/$defs/Again"},{"$ref":"#/$defs/AuthoredQuestion"}]}},"next":{"$ref":"#/$defs/AuthoredNext"}}},"QuestionId":{"type":"string","description":"The id of a question: a lower-case letter, then letters and digits.","pattern":"^[a-z][A-Za-z0-9_]*$","examples":["filingStatus"]},"Breadcrumb":{"type":"string","description":"A short heading for this screen.","minLength":1},"Again":{"title":"Again","description":"The same question as the one written in full elsewhere under this id.","enum":["again"]},"AuthoredQuestion":{"title":"AuthoredQuestion","description":"A question that is asked, or a value that is calculated.","type":"object","additionalProperties":false,"required":["ask","answer"],"properties":{"ask":{"$ref":"#/$defs/Ask"},"line":{"type":["string","number"],"description":"The line of the paper form, such as 3(a) or Deductions Worksheet, 4.","minLength":1},"answer":{"$ref":"#/$defs/Answer"},"options":{"$ref":"#/$defs/Options"},"accepts":{"$ref":"#/$defs/Accepts"},"otherwise":{"$ref":"#/$defs/Otherwise"},"required":{"$ref":"#/$defs/AuthoredRequired"},"calculate":{"type":["string","number","boolean"],"description":"The formula that gives the value, in quotes. A calculated question has no required.","minLength":1},"round":{"enum":["nearest","up","down"],"description":"How the result is rounded when it has more decimals than the kind of answer."},"notes":{"$ref":"#/$defs/AuthoredNotes"},"prints":{"title":"AuthoredPrints","description":"A statement that the answer is not printed on the paper form, and why: { nothing: the reason }.","type":"object","additionalProperties":false,"required":["nothing"],"properties":{"nothing":{"type":"string","description":"Why the answer is not printed.","minLength":1}}},"confidence":{"enum":["unverified"],"description":"Write unverified when the question was not read in a source."}}},"Ask":{"type":"string","description":"The question as the employee reads it; of a calculated question, its label.","minLength":1},"Answer":{"type":"string","description":"The kind of answer, one of those in answers.yaml, such as yesNo, dollars or chooseOne.","pattern":"^[a-z][A-Za-z0-9]*$","examples":["yesNo"]},"Options":{"type":"object","description":"The answers to choose from: the value that is stored, then what the employee reads.","minProperties":1,"additionalProperties":{"type":["string","number","boolean"],"description":"What the employee reads.","minLength":1}},"Accepts":{"type":"string","description":"The pattern an answer must match, in single quotes, from ^ to $. It needs otherwise.","minLength":1},"Otherwise":{"type":"string","description":"What the employee reads when the answer is not accepted.","minLength":1},"AuthoredRequired":{"title":"AuthoredRequired","description":"always, never, or { when: a condition over questions above }.","oneOf":[{"enum":["always","never"],"description":"Whether an answer is needed."},{"title":"AuthoredRequiredWhen","description":"Needed when the condition is true; otherwise the answer counts as blank.","type":"object","additionalProperties":false,"required":["when"],"properties":{"when":{"type":["string","boolean"],"description":"A condition over questions above this one, in quotes.","minLength":1}}}]},"AuthoredNotes":{"type":"array","description":"Notes next to the question or above the screen, in order.","minItems":1,"items":{"$ref":"#/$defs/AuthoredNote"}},"AuthoredNote":{"title":"AuthoredNote","description":"A sentence, or a row with text, list, table or image.","oneOf":[{"type":"string","description":"A sentence, shown above.","minLength":1},{"title":"AuthoredTextNote","description":"A paragraph.","type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","description":"The paragraph.","minLength":1},"place":{"$ref":"#/$defs/NotePlace"}}},{"title":"AuthoredListNote","description":"A list of points.","type":"object","additionalProperties":false,"required":["list"],"properties":{"list":{"type":"array","description":"The points, in order.","minItems":1,"items":{"type":["string","number"],"description":"One point.","minLength":1}},"label":{"$ref":"#/$defs/NoteLabel"},"place":{"$ref":"#/$defs/NotePlace"}}},{"title":"AuthoredTableNote","description":"A table.","type":"object","additionalProperties":false,"required":["table"],"properties":{"table":{"title":"AuthoredTable","description":"The headers and the rows of a table.","type":"object","additionalProperties":false,"required":["headers","rows"],"properties":{"headers":{"type":"array","description":"The header of each column.","minItems":1,"items":{"$ref":"#/$defs/Cell"}},"rows":{"type":"array","description":"The rows, each with one cell for every header.","minItems":1,"items":{"type":"array","description":"One row.","minItems":1,"items":{"$ref":"#/$defs/Cell"}}}}},"label":{"$ref":"#/$defs/NoteLabel"},"place":{"$ref":"#/$defs/NotePlace"}}},{"title":"AuthoredImageNote","description":"A picture.","type":"object","additionalProperties":false,"required":["image"],"properties":{"image":{"type":"string","description":"The name of a file in the folder images.","pattern":"^[A-Za-z0-9._-]+[.](png|jpg|jpeg)$","examples":["step-2.png"]},"label":{"$ref":"#/$defs/NoteLabel"},"place":{"$ref":"#/$defs/NotePlace"}}}]},"NoteLabel":{"type":"string","description":"A heading of the list, table or picture.","minLength":1},"NotePlace":{"enum":["above","below"],"description":"Above the question or screen (when absent), or below it."},"Cell":{"type":["string","number","boolean"],"description":"The text of one cell."},"AuthoredNext":{"title":"AuthoredNext","description":"What follows: a set such as QS2; { finish: a statement }; or by: a question, with one line for each of its answers.","oneOf":[{"$ref":"#/$defs/SetId"},{"$ref":"#/$defs/AuthoredFinish"},{"title":"AuthoredNextBy","description":"Decided by the answer to one question.","type":"object","required":["by"],"minProperties":2,"properties":{"by":{"$ref":"#/$defs/QuestionId","description":"The question whose answer decides, asked in this set or before."}},"additionalProperties":{"$ref":"#/$defs/AuthoredTarget"}}]},"SetId":{"type":"string","description":"A question set, such as QS2.","pattern":"^QS[0-9]+$","examples":["QS2"]},"AuthoredFinish":{"title":"AuthoredFinish","description":"The interview ends and the employee signs this statement.","type":"object","additionalProperties":false,"required":["finish"],"properties":{"finish":{"type":"string","description":"The name of a statement in form.yaml.","pattern":"^[a-z][A-Za-z0-9_]*$","examples":["sign"]}}},"AuthoredTarget":{"title":"AuthoredTarget","description":"Where this answer leads: a set such as QS2, { finish: a statement } or INELIGIBLE.","oneOf":[{"type":"string","description":"A set such as QS2, or INELIGIBLE when the person cannot use this form.","pattern":"^(QS[0-9]+|INELIGIBLE)$","examples":["QS2","{ finish: sign }","INELIGIBLE"]},{"$ref":"#/$defs/AuthoredFinish"}]},"AuthoredRules":{"type":"object","description":"Rules between answers, each with its id. none drops a rule of the base.","minProperties":1,"propertyNames":{"description":"The id of a rule: a lower-case letter, then letters and digits.","pattern":"^[a-z][A-Za-z0-9_]*$","examples":["ageNeedsBirthYear"]},"additionalProperties":{"description":"A rule between answers, or none.","oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredRule"}]}},"AuthoredRule":{"title":"AuthoredRule","description":"Answers that cannot stand together: when that is so, at which question it is said, and in which words.","type":"object","additionalProperties":false,"required":["when","at","say"],"properties":{"when":{"type":"string","description":"The condition that must not hold, over answers, amounts and people, in quotes.","minLength":1},"at":{"$ref":"#/$defs/QuestionId","description":"The question at which the employee is told."},"say":{"type":"string","description":"What the employee reads: what must be so, in one sentence.","minLength":1},"advise":{"enum":["true",true],"description":"Write true for advice: the employee is told, and nothing is refused."}}}}};
const pattern31 = new RegExp("^(QS[0-9]+|rules)$", "u");

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data === "none")){
validate175.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema65.enum}}];
return false;
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.breadcrumb === undefined) && (missing0 = "breadcrumb")) || ((data.questions === undefined) && (missing0 = "questions"))) || ((data.next === undefined) && (missing0 = "next"))){
validate177.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "breadcrumb") || (key0 === "notes")) || (key0 === "questions")) || (key0 === "next"))){
validate177.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.breadcrumb !== undefined){
const _errs2 = errors;
if(!(validate178(data.breadcrumb, {instancePath:instancePath+"/breadcrumb",parentData:data,parentDataProperty:"breadcrumb",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
const _errs3 = errors;
if(!(validate180(data.notes, {instancePath:instancePath+"/notes",parentData:data,parentDataProperty:"notes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.questions !== undefined){
let data2 = data.questions;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs6 = errors;
if(!(validate196(key1, {instancePath:instancePath+"/questions",parentData:data2,parentDataProperty:"questions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
const err0 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate177.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data2){
let data3 = data2[key2];
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
let passing0 = null;
const _errs10 = errors;
if(!(validate198(data3, {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs11 = errors;
if(!(validate200(data3, {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/questions/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate177.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
const _errs12 = errors;
if(!(validate215(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema86 = {"type":"object","description":"Rules between answers, each with its id. none drops a rule of the base.","minProperties":1,"propertyNames":{"description":"The id of a rule: a lower-case letter, then letters and digits.","pattern":"^[a-z][A-Za-z0-9_]*$","examples":["ageNeedsBirthYear"]},"additionalProperties":{"description":"A rule between answers, or none.","oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredRule"}]}};
const schema87 = {"title":"AuthoredRule","description":"Answers that cannot stand together: when that is so, at which question it is said, and in which words.","type":"object","additionalProperties":false,"required":["when","at","say"],"properties":{"when":{"type":"string","description":"The condition that must not hold, over answers, amounts and people, in quotes.","minLength":1},"at":{"$ref":"#/$defs/QuestionId","description":"The question at which the employee is told."},"say":{"type":"string","description":"What the employee reads: what must be so, in one sentence.","minLength":1},"advise":{"enum":["true",true],"description":"Write true for advice: the employee is told, and nothing is refused."}}};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.when === undefined) && (missing0 = "when")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.say === undefined) && (missing0 = "say"))){
validate228.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "when") || (key0 === "at")) || (key0 === "say")) || (key0 === "advise"))){
validate228.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.when !== undefined){
let data0 = data.when;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate228.errors = [{instancePath:instancePath+"/when",schemaPath:"#/properties/when/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate228.errors = [{instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs4 = errors;
if(!(validate196(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.say !== undefined){
let data2 = data.say;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate228.errors = [{instancePath:instancePath+"/say",schemaPath:"#/properties/say/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate228.errors = [{instancePath:instancePath+"/say",schemaPath:"#/properties/say/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advise !== undefined){
let data3 = data.advise;
const _errs7 = errors;
if(!((data3 === "true") || (data3 === true))){
validate228.errors = [{instancePath:instancePath+"/advise",schemaPath:"#/properties/advise/enum",keyword:"enum",params:{allowedValues: schema87.properties.advise.enum}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate226.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern26.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]*$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate226.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate175(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(!(validate228(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate226.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate174.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern31.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(QS[0-9]+|rules)$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate174.errors = vErrors;
return false;
break;
}
}
if(valid0){
const _errs2 = errors;
for(const key1 in data){
if(!(key1 === "rules")){
let data0 = data[key1];
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate175(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(!(validate177(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate174.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
if(_errs2 === errors){
if(data.rules !== undefined){
if(!(validate226(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_reciprocity = validate374;
const schema138 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"ReciprocityFile","description":"shared/reciprocity.yaml: by the state of work, whose residents are exempt from its tax, and the form on which they claim that.","type":"object","additionalProperties":{"$ref":"#/$defs/AuthoredAgreement"},"$defs":{"AuthoredAgreement":{"title":"AuthoredAgreement","description":"The places whose residents a state exempts from its tax.","type":"object","additionalProperties":false,"required":["frees","claimedOn"],"properties":{"frees":{"description":"The places whose residents are exempt: their codes, or states for all fifty.","oneOf":[{"type":"string","description":"The residents of every state.","enum":["states"]},{"type":"array","description":"The places, by their letters.","minItems":1,"items":{"type":"string","description":"Two letters of a state.","minLength":1,"examples":["PA"]}}]},"claimedOn":{"$ref":"locality.schema.json#/$defs/FormId","description":"The form on which they claim it."},"general":{"enum":["true",true],"description":"Write true when everyone else completes that form too."},"credit":{"enum":["true",true],"description":"Write true when it is not an agreement but a credit, so that nothing changes for the tax of the home state."}}}}};
const schema139 = {"title":"AuthoredAgreement","description":"The places whose residents a state exempts from its tax.","type":"object","additionalProperties":false,"required":["frees","claimedOn"],"properties":{"frees":{"description":"The places whose residents are exempt: their codes, or states for all fifty.","oneOf":[{"type":"string","description":"The residents of every state.","enum":["states"]},{"type":"array","description":"The places, by their letters.","minItems":1,"items":{"type":"string","description":"Two letters of a state.","minLength":1,"examples":["PA"]}}]},"claimedOn":{"$ref":"locality.schema.json#/$defs/FormId","description":"The form on which they claim it."},"general":{"enum":["true",true],"description":"Write true when everyone else completes that form too."},"credit":{"enum":["true",true],"description":"Write true when it is not an agreement but a credit, so that nothing changes for the tax of the home state."}}};

function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate376.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern42.test(data)){
validate376.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9][0-9]{3}(SP|FR)?$"}}];
return false;
}
}
else {
validate376.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate376.errors = vErrors;
return errors === 0;
}
validate376.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.frees === undefined) && (missing0 = "frees")) || ((data.claimedOn === undefined) && (missing0 = "claimedOn"))){
validate375.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "frees") || (key0 === "claimedOn")) || (key0 === "general")) || (key0 === "credit"))){
validate375.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.frees !== undefined){
let data0 = data.frees;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/frees",schemaPath:"#/properties/frees/oneOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data0 === "states")){
const err1 = {instancePath:instancePath+"/frees",schemaPath:"#/properties/frees/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema139.properties.frees.oneOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/frees",schemaPath:"#/properties/frees/oneOf/1/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/frees/" + i0,schemaPath:"#/properties/frees/oneOf/1/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/frees/" + i0,schemaPath:"#/properties/frees/oneOf/1/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/frees",schemaPath:"#/properties/frees/oneOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/frees",schemaPath:"#/properties/frees/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate375.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.claimedOn !== undefined){
const _errs10 = errors;
if(!(validate376(data.claimedOn, {instancePath:instancePath+"/claimedOn",parentData:data,parentDataProperty:"claimedOn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.general !== undefined){
let data3 = data.general;
const _errs11 = errors;
if(!((data3 === "true") || (data3 === true))){
validate375.errors = [{instancePath:instancePath+"/general",schemaPath:"#/properties/general/enum",keyword:"enum",params:{allowedValues: schema139.properties.general.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.credit !== undefined){
let data4 = data.credit;
const _errs12 = errors;
if(!((data4 === "true") || (data4 === true))){
validate375.errors = [{instancePath:instancePath+"/credit",schemaPath:"#/properties/credit/enum",keyword:"enum",params:{allowedValues: schema139.properties.credit.enum}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate375.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate375.errors = vErrors;
return errors === 0;
}
validate375.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate374.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
if(!(validate375(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate374.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate374.errors = vErrors;
return errors === 0;
}
validate374.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_terms = validate379;
const schema141 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"TermsFile","description":"shared/terms.yaml: the glossary. Where the English of a text has a term, its translations use the words listed here.","type":"array","items":{"$ref":"#/$defs/AuthoredTerm"},"$defs":{"AuthoredTerm":{"title":"AuthoredTerm","description":"A term and how it is translated.","type":"object","additionalProperties":false,"required":["en","es","fr"],"properties":{"en":{"type":"array","description":"The term in English, in each form in which texts have it, such as dependent and dependents.","minItems":1,"items":{"type":"string","description":"The term in English.","minLength":1}},"es":{"type":"array","description":"The beginning of the term in Spanish; the translation must contain one of these. Endings are left out: dependient is enough.","minItems":1,"items":{"type":"string","description":"The beginning of the term in Spanish.","minLength":1}},"fr":{"type":"array","description":"The beginning of the term in French; the translation must contain one of these. Endings are left out: employ is enough.","minItems":1,"items":{"type":"string","description":"The beginning of the term in French.","minLength":1}},"note":{"type":"string","description":"For translators: when to use it, where it comes from.","minLength":1}}}}};
const schema142 = {"title":"AuthoredTerm","description":"A term and how it is translated.","type":"object","additionalProperties":false,"required":["en","es","fr"],"properties":{"en":{"type":"array","description":"The term in English, in each form in which texts have it, such as dependent and dependents.","minItems":1,"items":{"type":"string","description":"The term in English.","minLength":1}},"es":{"type":"array","description":"The beginning of the term in Spanish; the translation must contain one of these. Endings are left out: dependient is enough.","minItems":1,"items":{"type":"string","description":"The beginning of the term in Spanish.","minLength":1}},"fr":{"type":"array","description":"The beginning of the term in French; the translation must contain one of these. Endings are left out: employ is enough.","minItems":1,"items":{"type":"string","description":"The beginning of the term in French.","minLength":1}},"note":{"type":"string","description":"For translators: when to use it, where it comes from.","minLength":1}}};

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.en === undefined) && (missing0 = "en")) || ((data.es === undefined) && (missing0 = "es"))) || ((data.fr === undefined) && (missing0 = "fr"))){
validate380.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "en") || (key0 === "es")) || (key0 === "fr")) || (key0 === "note"))){
validate380.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.en !== undefined){
let data0 = data.en;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate380.errors = [{instancePath:instancePath+"/en",schemaPath:"#/properties/en/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate380.errors = [{instancePath:instancePath+"/en/" + i0,schemaPath:"#/properties/en/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate380.errors = [{instancePath:instancePath+"/en/" + i0,schemaPath:"#/properties/en/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate380.errors = [{instancePath:instancePath+"/en",schemaPath:"#/properties/en/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.es !== undefined){
let data2 = data.es;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 1){
validate380.errors = [{instancePath:instancePath+"/es",schemaPath:"#/properties/es/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length < 1){
validate380.errors = [{instancePath:instancePath+"/es/" + i1,schemaPath:"#/properties/es/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate380.errors = [{instancePath:instancePath+"/es/" + i1,schemaPath:"#/properties/es/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate380.errors = [{instancePath:instancePath+"/es",schemaPath:"#/properties/es/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fr !== undefined){
let data4 = data.fr;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length < 1){
validate380.errors = [{instancePath:instancePath+"/fr",schemaPath:"#/properties/fr/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length < 1){
validate380.errors = [{instancePath:instancePath+"/fr/" + i2,schemaPath:"#/properties/fr/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate380.errors = [{instancePath:instancePath+"/fr/" + i2,schemaPath:"#/properties/fr/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate380.errors = [{instancePath:instancePath+"/fr",schemaPath:"#/properties/fr/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note !== undefined){
let data6 = data.note;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length < 1){
validate380.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate380.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate380.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate379.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate380(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate379.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate379.errors = vErrors;
return errors === 0;
}
validate379.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const is_translations = validate382;
const schema143 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"TranslationsFile","description":"translations/es.yaml and fr.yaml: each English text with its translation. A text is found by its English.","type":"array","items":{"$ref":"#/$defs/AuthoredTranslation"},"$defs":{"AuthoredTranslation":{"title":"AuthoredTranslation","description":"An English text and its translation.","type":"object","additionalProperties":false,"required":["en"],"properties":{"en":{"type":["string","number"],"description":"The English text, exactly as in the form.","minLength":1},"es":{"type":["string","number"],"description":"The text in Spanish; in es.yaml.","minLength":1},"fr":{"type":["string","number"],"description":"The text in French; in fr.yaml.","minLength":1}}}}};
const schema144 = {"title":"AuthoredTranslation","description":"An English text and its translation.","type":"object","additionalProperties":false,"required":["en"],"properties":{"en":{"type":["string","number"],"description":"The English text, exactly as in the form.","minLength":1},"es":{"type":["string","number"],"description":"The text in Spanish; in es.yaml.","minLength":1},"fr":{"type":["string","number"],"description":"The text in French; in fr.yaml.","minLength":1}}};

function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate383.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.en === undefined) && (missing0 = "en")){
validate383.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "en") || (key0 === "es")) || (key0 === "fr"))){
validate383.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.en !== undefined){
let data0 = data.en;
const _errs2 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate383.errors = [{instancePath:instancePath+"/en",schemaPath:"#/properties/en/type",keyword:"type",params:{type: schema144.properties.en.type}}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate383.errors = [{instancePath:instancePath+"/en",schemaPath:"#/properties/en/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.es !== undefined){
let data1 = data.es;
const _errs4 = errors;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))){
validate383.errors = [{instancePath:instancePath+"/es",schemaPath:"#/properties/es/type",keyword:"type",params:{type: schema144.properties.es.type}}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate383.errors = [{instancePath:instancePath+"/es",schemaPath:"#/properties/es/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fr !== undefined){
let data2 = data.fr;
const _errs6 = errors;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
validate383.errors = [{instancePath:instancePath+"/fr",schemaPath:"#/properties/fr/type",keyword:"type",params:{type: schema144.properties.fr.type}}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1){
validate383.errors = [{instancePath:instancePath+"/fr",schemaPath:"#/properties/fr/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate383.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate383.errors = vErrors;
return errors === 0;
}
validate383.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate382.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate383(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate382.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate382.errors = vErrors;
return errors === 0;
}
validate382.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

/** Whether data has the shape that a schema asks for, by the name of the schema. */
export const authoringValidators: Record<string, (data: unknown) => boolean> = {
  'answers.schema.json': is_answers,
  'blank.schema.json': is_blank,
  'case.schema.json': is_case,
  'flow.schema.json': is_flow,
  'form.schema.json': is_form,
  'locality.schema.json': is_locality,
  'pdf.schema.json': is_pdf,
  'people.schema.json': is_people,
  'place-case.schema.json': is_place_case,
  'published.schema.json': is_published,
  'questions-with-federal.schema.json': is_questions_with_federal,
  'questions.schema.json': is_questions,
  'reciprocity.schema.json': is_reciprocity,
  'terms.schema.json': is_terms,
  'translations.schema.json': is_translations,
};
