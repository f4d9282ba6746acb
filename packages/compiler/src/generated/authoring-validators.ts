// Generated from schemas/authoring by npm run generate. Do not edit.
// @ts-nocheck
"use strict";
export const is_answers = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"$ref":"#/$defs/AuthoredKind"},"$defs":{"AuthoredKind":{"type":"object","additionalProperties":false,"required":["show","otherwise"],"properties":{"show":{"enum":["INPUT TEXT","INPUT RADIO","INPUT CHECKBOX","INPUT MULTI_SELECT_CHECKBOX","INPUT MONTH_YEAR","INPUT YEAR","INPUT TELEPHONE","INPUT EMAIL","INPUT ZIPCODE","INPUT INTEGER","INPUT PERCENT","INPUT DOLLAR","SELECT","TEXTAREA"]},"holds":{"enum":["text","number","yesNo","date"]},"options":{"type":"object","minProperties":1,"additionalProperties":{"type":["string","number","boolean"],"minLength":1}},"accepts":{"type":"string","minLength":1},"otherwise":{"type":"string","minLength":1},"between":{"type":"string","minLength":1},"scale":{"type":["string","integer"],"pattern":"^[0-9]$"}}}}};
const pattern3 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
const schema20 = {"type":"object","additionalProperties":false,"required":["show","otherwise"],"properties":{"show":{"enum":["INPUT TEXT","INPUT RADIO","INPUT CHECKBOX","INPUT MULTI_SELECT_CHECKBOX","INPUT MONTH_YEAR","INPUT YEAR","INPUT TELEPHONE","INPUT EMAIL","INPUT ZIPCODE","INPUT INTEGER","INPUT PERCENT","INPUT DOLLAR","SELECT","TEXTAREA"]},"holds":{"enum":["text","number","yesNo","date"]},"options":{"type":"object","minProperties":1,"additionalProperties":{"type":["string","number","boolean"],"minLength":1}},"accepts":{"type":"string","minLength":1},"otherwise":{"type":"string","minLength":1},"between":{"type":"string","minLength":1},"scale":{"type":["string","integer"],"pattern":"^[0-9]$"}}};
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
validate53.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "show") || (key0 === "holds")) || (key0 === "options")) || (key0 === "accepts")) || (key0 === "otherwise")) || (key0 === "between")) || (key0 === "scale"))){
validate53.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.show !== undefined){
let data0 = data.show;
const _errs2 = errors;
if(!((((((((((((((data0 === "INPUT TEXT") || (data0 === "INPUT RADIO")) || (data0 === "INPUT CHECKBOX")) || (data0 === "INPUT MULTI_SELECT_CHECKBOX")) || (data0 === "INPUT MONTH_YEAR")) || (data0 === "INPUT YEAR")) || (data0 === "INPUT TELEPHONE")) || (data0 === "INPUT EMAIL")) || (data0 === "INPUT ZIPCODE")) || (data0 === "INPUT INTEGER")) || (data0 === "INPUT PERCENT")) || (data0 === "INPUT DOLLAR")) || (data0 === "SELECT")) || (data0 === "TEXTAREA"))){
validate53.errors = [{}];
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
validate53.errors = [{}];
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
validate53.errors = [{}];
return false;
}
else {
for(const key1 in data2){
let data3 = data2[key1];
const _errs7 = errors;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
validate53.errors = [{}];
return false;
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
validate53.errors = [{}];
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
validate53.errors = [{}];
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
validate53.errors = [{}];
return false;
}
}
else {
validate53.errors = [{}];
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
validate53.errors = [{}];
return false;
}
}
else {
validate53.errors = [{}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.between !== undefined){
let data6 = data.between;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate53.errors = [{}];
return false;
}
}
else {
validate53.errors = [{}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scale !== undefined){
let data7 = data.scale;
const _errs15 = errors;
if((typeof data7 !== "string") && (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7))))){
validate53.errors = [{}];
return false;
}
if(errors === _errs15){
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
validate53.errors = [{}];
return false;
}
}
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
else {
validate53.errors = [{}];
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
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {};
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
validate52.errors = [{}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_blank = validate55;
const schema21 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":false,"required":["pages"],"properties":{"paper":{"enum":["letter","legal"]},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"running":{"type":"string","minLength":1},"footer":{"$ref":"#/$defs/Footer"},"pages":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Page"}}},"$defs":{"Footer":{"type":"object","additionalProperties":false,"required":[],"properties":{"left":{"type":"string","minLength":1},"center":{"type":"string","minLength":1},"right":{"type":"string","minLength":1}}},"Page":{"type":"object","additionalProperties":false,"required":["holds"],"properties":{"under":{"type":"string","minLength":1},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"holds":{"$ref":"#/$defs/Blocks"}}},"Blocks":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Block"}},"Block":{"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/Masthead"},{"$ref":"#/$defs/Heading"},{"$ref":"#/$defs/Subheading"},{"$ref":"#/$defs/Text"},{"$ref":"#/$defs/List"},{"$ref":"#/$defs/Lines"},{"$ref":"#/$defs/Choices"},{"$ref":"#/$defs/Across"},{"$ref":"#/$defs/Down"},{"$ref":"#/$defs/TableBlock"},{"$ref":"#/$defs/Columns"},{"$ref":"#/$defs/Section"},{"$ref":"#/$defs/Rule"},{"$ref":"#/$defs/Space"}]},"Masthead":{"type":"object","additionalProperties":false,"required":["masthead","title"],"properties":{"masthead":{"type":["string","number"],"minLength":1},"kind":{"type":"string","minLength":1},"agency":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"title":{"type":"string","minLength":1},"notes":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"corner":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"year":{"type":["string","number"],"minLength":1}}},"Heading":{"type":"object","additionalProperties":false,"required":["heading"],"properties":{"heading":{"type":"string","minLength":1},"look":{"enum":["plain","banner","bar"]},"align":{"$ref":"#/$defs/Align"}}},"Subheading":{"type":"object","additionalProperties":false,"required":["subheading"],"properties":{"subheading":{"type":"string","minLength":1}}},"Text":{"type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","minLength":1},"blanks":{"$ref":"#/$defs/Blanks"},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"align":{"$ref":"#/$defs/Align"}}},"List":{"type":"object","additionalProperties":false,"required":["list"],"properties":{"list":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"marks":{"enum":["bullets","numbers","letters"]},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"}}},"Lines":{"type":"object","additionalProperties":false,"required":["lines"],"properties":{"lines":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Row"}},"look":{"enum":["ruled","columns","boxed","rows"]},"unit":{"type":"string","minLength":1},"after":{"type":"string","minLength":1},"numbers":{"enum":["both","left","right"]},"align":{"$ref":"#/$defs/Align"},"gap":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"width":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"}}},"Row":{"type":"object","additionalProperties":false,"required":[],"properties":{"line":{"type":["string","number"],"minLength":1},"label":{"type":["string","number"],"minLength":1},"text":{"type":"string","minLength":1},"blanks":{"$ref":"#/$defs/Blanks"},"list":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"choices":{"$ref":"#/$defs/ChoiceRows"},"perRow":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$"},"more":{"type":"string","minLength":1},"ticks":{"$ref":"#/$defs/ChoiceRows"},"field":{"$ref":"#/$defs/FieldName"},"check":{"$ref":"#/$defs/CheckName"},"radio":{"$ref":"#/$defs/RadioName"},"on":{"$ref":"#/$defs/On"},"max":{"$ref":"#/$defs/Max"},"comb":{"$ref":"#/$defs/Comb"},"rows":{"$ref":"#/$defs/MultiLine"},"align":{"$ref":"#/$defs/Align"},"fieldSize":{"$ref":"#/$defs/FieldSize"},"tip":{"$ref":"#/$defs/Tip"},"unit":{"type":"string","minLength":1},"after":{"type":"string","minLength":1},"column":{"enum":["inner"]}}},"Choices":{"type":"object","additionalProperties":false,"required":["choices"],"properties":{"choices":{"$ref":"#/$defs/ChoiceRows"},"perRow":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$"}}},"ChoiceRows":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Choice"}},"Choice":{"type":"object","additionalProperties":false,"required":["text"],"properties":{"check":{"$ref":"#/$defs/CheckName"},"radio":{"$ref":"#/$defs/RadioName"},"on":{"$ref":"#/$defs/On"},"text":{"type":"string","minLength":1},"blanks":{"$ref":"#/$defs/Blanks"},"tip":{"$ref":"#/$defs/Tip"}}},"Across":{"type":"object","additionalProperties":false,"required":["across"],"properties":{"across":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Box"}},"look":{"enum":["boxed","ruled","open"]},"share":{"$ref":"#/$defs/Share"}}},"Down":{"type":"object","additionalProperties":false,"required":["down"],"properties":{"down":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Box"}},"share":{"$ref":"#/$defs/Share"}}},"Box":{"anyOf":[{"$ref":"#/$defs/Across"},{"$ref":"#/$defs/Down"},{"$ref":"#/$defs/Cell"}]},"Cell":{"type":"object","additionalProperties":false,"required":[],"properties":{"caption":{"type":"string","minLength":1},"field":{"$ref":"#/$defs/FieldName"},"check":{"$ref":"#/$defs/CheckName"},"radio":{"$ref":"#/$defs/RadioName"},"on":{"$ref":"#/$defs/On"},"max":{"$ref":"#/$defs/Max"},"comb":{"$ref":"#/$defs/Comb"},"rows":{"$ref":"#/$defs/MultiLine"},"align":{"$ref":"#/$defs/Align"},"fieldSize":{"$ref":"#/$defs/FieldSize"},"tip":{"$ref":"#/$defs/Tip"},"holds":{"$ref":"#/$defs/Blocks"},"look":{"enum":["shaded"]},"share":{"$ref":"#/$defs/Share"}}},"TableBlock":{"type":"object","additionalProperties":false,"required":["table"],"properties":{"table":{"$ref":"#/$defs/Table"}}},"Table":{"type":"object","additionalProperties":false,"anyOf":[{"required":["rows"]},{"required":["lookup","corner"]}],"properties":{"lookup":{"type":"string","pattern":"^@[a-z][A-Za-z0-9_]*(?:[.][A-Za-z0-9_]+)?$"},"corner":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"over":{"type":"string","minLength":1},"headers":{"type":"string","minLength":1},"rows":{"type":"array","minItems":1,"items":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"anyOf":[{"type":["string","number"]},{"$ref":"#/$defs/Answer"}]}}]}},"widths":{"type":["string","number"],"pattern":"^[0-9.]+( [0-9.]+)*$"},"align":{"type":"string","pattern":"^(left|center|right)( (left|center|right))*$"},"ruleEvery":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$"},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"}}},"Columns":{"type":"object","additionalProperties":false,"required":["columns"],"properties":{"columns":{"$ref":"#/$defs/Blocks"},"count":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$"},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"}}},"Section":{"type":"object","additionalProperties":false,"required":["section","holds"],"properties":{"section":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"holds":{"$ref":"#/$defs/Blocks"},"side":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"look":{"enum":["ruled","open"]}}},"Rule":{"type":"object","additionalProperties":false,"required":["rule"],"properties":{"rule":{"enum":["thin","thick","dashed"]}}},"Space":{"type":"object","additionalProperties":false,"required":["space"],"properties":{"space":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"}}},"Blanks":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Answer"}},"Answer":{"type":"object","additionalProperties":false,"required":[],"properties":{"field":{"$ref":"#/$defs/FieldName"},"check":{"$ref":"#/$defs/CheckName"},"radio":{"$ref":"#/$defs/RadioName"},"on":{"$ref":"#/$defs/On"},"max":{"$ref":"#/$defs/Max"},"comb":{"$ref":"#/$defs/Comb"},"rows":{"$ref":"#/$defs/MultiLine"},"align":{"$ref":"#/$defs/Align"},"fieldSize":{"$ref":"#/$defs/FieldSize"},"tip":{"$ref":"#/$defs/Tip"}}},"FieldName":{"type":"string","minLength":1},"CheckName":{"type":"string","minLength":1},"RadioName":{"type":"string","minLength":1},"On":{"type":["string","number"],"minLength":1},"Max":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$"},"Comb":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$"},"MultiLine":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$"},"Align":{"enum":["left","center","right"]},"FieldSize":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"Tip":{"type":"string","minLength":1},"Share":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"}}};
const pattern5 = new RegExp("^[0-9]+(\\.[0-9]+)?$", "u");
const schema22 = {"type":"object","additionalProperties":false,"required":[],"properties":{"left":{"type":"string","minLength":1},"center":{"type":"string","minLength":1},"right":{"type":"string","minLength":1}}};

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
validate56.errors = [{}];
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
validate56.errors = [{}];
return false;
}
}
else {
validate56.errors = [{}];
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
validate56.errors = [{}];
return false;
}
}
else {
validate56.errors = [{}];
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
validate56.errors = [{}];
return false;
}
}
else {
validate56.errors = [{}];
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
validate56.errors = [{}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","additionalProperties":false,"required":["holds"],"properties":{"under":{"type":"string","minLength":1},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"holds":{"$ref":"#/$defs/Blocks"}}};
const schema24 = {"type":"array","minItems":1,"items":{"$ref":"#/$defs/Block"}};
const schema25 = {"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/Masthead"},{"$ref":"#/$defs/Heading"},{"$ref":"#/$defs/Subheading"},{"$ref":"#/$defs/Text"},{"$ref":"#/$defs/List"},{"$ref":"#/$defs/Lines"},{"$ref":"#/$defs/Choices"},{"$ref":"#/$defs/Across"},{"$ref":"#/$defs/Down"},{"$ref":"#/$defs/TableBlock"},{"$ref":"#/$defs/Columns"},{"$ref":"#/$defs/Section"},{"$ref":"#/$defs/Rule"},{"$ref":"#/$defs/Space"}]};
const schema26 = {"type":"object","additionalProperties":false,"required":["masthead","title"],"properties":{"masthead":{"type":["string","number"],"minLength":1},"kind":{"type":"string","minLength":1},"agency":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"title":{"type":"string","minLength":1},"notes":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"corner":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"year":{"type":["string","number"],"minLength":1}}};

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
validate61.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "masthead") || (key0 === "kind")) || (key0 === "agency")) || (key0 === "title")) || (key0 === "notes")) || (key0 === "corner")) || (key0 === "year"))){
validate61.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.masthead !== undefined){
let data0 = data.masthead;
const _errs2 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate61.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate61.errors = [{}];
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
validate61.errors = [{}];
return false;
}
}
else {
validate61.errors = [{}];
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
validate61.errors = [{}];
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
validate61.errors = [{}];
return false;
}
}
else {
validate61.errors = [{}];
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
validate61.errors = [{}];
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
validate61.errors = [{}];
return false;
}
}
else {
validate61.errors = [{}];
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
validate61.errors = [{}];
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
validate61.errors = [{}];
return false;
}
}
else {
validate61.errors = [{}];
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
validate61.errors = [{}];
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
validate61.errors = [{}];
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
validate61.errors = [{}];
return false;
}
}
else {
validate61.errors = [{}];
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
validate61.errors = [{}];
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
validate61.errors = [{}];
return false;
}
if(errors === _errs20){
if(typeof data9 === "string"){
if(data9.length < 1){
validate61.errors = [{}];
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
validate61.errors = [{}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"object","additionalProperties":false,"required":["heading"],"properties":{"heading":{"type":"string","minLength":1},"look":{"enum":["plain","banner","bar"]},"align":{"$ref":"#/$defs/Align"}}};
const schema28 = {"enum":["left","center","right"]};

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
validate64.errors = [{}];
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
validate63.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "heading") || (key0 === "look")) || (key0 === "align"))){
validate63.errors = [{}];
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
validate63.errors = [{}];
return false;
}
}
else {
validate63.errors = [{}];
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
validate63.errors = [{}];
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
validate63.errors = [{}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema29 = {"type":"object","additionalProperties":false,"required":["subheading"],"properties":{"subheading":{"type":"string","minLength":1}}};

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
validate67.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "subheading")){
validate67.errors = [{}];
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
validate67.errors = [{}];
return false;
}
}
else {
validate67.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate67.errors = [{}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema30 = {"type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","minLength":1},"blanks":{"$ref":"#/$defs/Blanks"},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"align":{"$ref":"#/$defs/Align"}}};
const schema31 = {"type":"array","minItems":1,"items":{"$ref":"#/$defs/Answer"}};
const schema32 = {"type":"object","additionalProperties":false,"required":[],"properties":{"field":{"$ref":"#/$defs/FieldName"},"check":{"$ref":"#/$defs/CheckName"},"radio":{"$ref":"#/$defs/RadioName"},"on":{"$ref":"#/$defs/On"},"max":{"$ref":"#/$defs/Max"},"comb":{"$ref":"#/$defs/Comb"},"rows":{"$ref":"#/$defs/MultiLine"},"align":{"$ref":"#/$defs/Align"},"fieldSize":{"$ref":"#/$defs/FieldSize"},"tip":{"$ref":"#/$defs/Tip"}}};
const func1 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"string","minLength":1};

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
validate72.errors = [{}];
return false;
}
}
else {
validate72.errors = [{}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":"string","minLength":1};

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
validate74.errors = [{}];
return false;
}
}
else {
validate74.errors = [{}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema35 = {"type":"string","minLength":1};

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
validate76.errors = [{}];
return false;
}
}
else {
validate76.errors = [{}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":["string","number"],"minLength":1};

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
validate78.errors = [{}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate78.errors = [{}];
return false;
}
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":["string","integer"],"pattern":"^[1-9][0-9]*$"};
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
validate80.errors = [{}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate80.errors = [{}];
return false;
}
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":["string","integer"],"pattern":"^[1-9][0-9]*$"};

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
validate82.errors = [{}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate82.errors = [{}];
return false;
}
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema39 = {"type":["string","integer"],"pattern":"^[1-9][0-9]*$"};

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
validate84.errors = [{}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate84.errors = [{}];
return false;
}
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"};

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
validate87.errors = [{}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate87.errors = [{}];
return false;
}
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema41 = {"type":"string","minLength":1};

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
validate89.errors = [{}];
return false;
}
}
else {
validate89.errors = [{}];
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
validate71.errors = [{}];
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
validate71.errors = [{}];
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
validate70.errors = [{}];
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
validate70.errors = [{}];
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
validate69.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "text") || (key0 === "blanks")) || (key0 === "size")) || (key0 === "align"))){
validate69.errors = [{}];
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
validate69.errors = [{}];
return false;
}
}
else {
validate69.errors = [{}];
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
validate69.errors = [{}];
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate69.errors = [{}];
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
validate69.errors = [{}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"type":"object","additionalProperties":false,"required":["list"],"properties":{"list":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"marks":{"enum":["bullets","numbers","letters"]},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"}}};

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
validate95.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "list") || (key0 === "marks")) || (key0 === "size"))){
validate95.errors = [{}];
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
validate95.errors = [{}];
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
validate95.errors = [{}];
return false;
}
}
else {
validate95.errors = [{}];
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
validate95.errors = [{}];
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
validate95.errors = [{}];
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
validate95.errors = [{}];
return false;
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate95.errors = [{}];
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
validate95.errors = [{}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"type":"object","additionalProperties":false,"required":["lines"],"properties":{"lines":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Row"}},"look":{"enum":["ruled","columns","boxed","rows"]},"unit":{"type":"string","minLength":1},"after":{"type":"string","minLength":1},"numbers":{"enum":["both","left","right"]},"align":{"$ref":"#/$defs/Align"},"gap":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"width":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"}}};
const schema44 = {"type":"object","additionalProperties":false,"required":[],"properties":{"line":{"type":["string","number"],"minLength":1},"label":{"type":["string","number"],"minLength":1},"text":{"type":"string","minLength":1},"blanks":{"$ref":"#/$defs/Blanks"},"list":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"choices":{"$ref":"#/$defs/ChoiceRows"},"perRow":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$"},"more":{"type":"string","minLength":1},"ticks":{"$ref":"#/$defs/ChoiceRows"},"field":{"$ref":"#/$defs/FieldName"},"check":{"$ref":"#/$defs/CheckName"},"radio":{"$ref":"#/$defs/RadioName"},"on":{"$ref":"#/$defs/On"},"max":{"$ref":"#/$defs/Max"},"comb":{"$ref":"#/$defs/Comb"},"rows":{"$ref":"#/$defs/MultiLine"},"align":{"$ref":"#/$defs/Align"},"fieldSize":{"$ref":"#/$defs/FieldSize"},"tip":{"$ref":"#/$defs/Tip"},"unit":{"type":"string","minLength":1},"after":{"type":"string","minLength":1},"column":{"enum":["inner"]}}};
const schema45 = {"type":"array","minItems":1,"items":{"$ref":"#/$defs/Choice"}};
const schema46 = {"type":"object","additionalProperties":false,"required":["text"],"properties":{"check":{"$ref":"#/$defs/CheckName"},"radio":{"$ref":"#/$defs/RadioName"},"on":{"$ref":"#/$defs/On"},"text":{"type":"string","minLength":1},"blanks":{"$ref":"#/$defs/Blanks"},"tip":{"$ref":"#/$defs/Tip"}}};

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
validate101.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "check") || (key0 === "radio")) || (key0 === "on")) || (key0 === "text")) || (key0 === "blanks")) || (key0 === "tip"))){
validate101.errors = [{}];
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
validate101.errors = [{}];
return false;
}
}
else {
validate101.errors = [{}];
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
validate101.errors = [{}];
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
validate100.errors = [{}];
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
validate100.errors = [{}];
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
validate98.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.line !== undefined){
let data0 = data.line;
const _errs2 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate98.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate98.errors = [{}];
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
validate98.errors = [{}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate98.errors = [{}];
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
validate98.errors = [{}];
return false;
}
}
else {
validate98.errors = [{}];
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
validate98.errors = [{}];
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
validate98.errors = [{}];
return false;
}
}
else {
validate98.errors = [{}];
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
validate98.errors = [{}];
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
validate98.errors = [{}];
return false;
}
if(errors === _errs14){
if(typeof data7 === "string"){
if(!pattern7.test(data7)){
validate98.errors = [{}];
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
validate98.errors = [{}];
return false;
}
}
else {
validate98.errors = [{}];
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
validate98.errors = [{}];
return false;
}
}
else {
validate98.errors = [{}];
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
validate98.errors = [{}];
return false;
}
}
else {
validate98.errors = [{}];
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
validate98.errors = [{}];
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
validate98.errors = [{}];
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
validate97.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "lines") || (key0 === "look")) || (key0 === "unit")) || (key0 === "after")) || (key0 === "numbers")) || (key0 === "align")) || (key0 === "gap")) || (key0 === "width"))){
validate97.errors = [{}];
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
validate97.errors = [{}];
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
validate97.errors = [{}];
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
validate97.errors = [{}];
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
validate97.errors = [{}];
return false;
}
}
else {
validate97.errors = [{}];
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
validate97.errors = [{}];
return false;
}
}
else {
validate97.errors = [{}];
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
validate97.errors = [{}];
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
validate97.errors = [{}];
return false;
}
if(errors === _errs12){
if(typeof data7 === "string"){
if(!pattern5.test(data7)){
validate97.errors = [{}];
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
validate97.errors = [{}];
return false;
}
if(errors === _errs14){
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
validate97.errors = [{}];
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
validate97.errors = [{}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":"object","additionalProperties":false,"required":["choices"],"properties":{"choices":{"$ref":"#/$defs/ChoiceRows"},"perRow":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$"}}};

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
validate123.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "choices") || (key0 === "perRow"))){
validate123.errors = [{}];
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
validate123.errors = [{}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate123.errors = [{}];
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
validate123.errors = [{}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":"object","additionalProperties":false,"required":["across"],"properties":{"across":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Box"}},"look":{"enum":["boxed","ruled","open"]},"share":{"$ref":"#/$defs/Share"}}};
const schema49 = {"anyOf":[{"$ref":"#/$defs/Across"},{"$ref":"#/$defs/Down"},{"$ref":"#/$defs/Cell"}]};
const wrapper0 = {validate: validate126};
const schema50 = {"type":"object","additionalProperties":false,"required":["down"],"properties":{"down":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Box"}},"share":{"$ref":"#/$defs/Share"}}};
const wrapper1 = {validate: validate127};
const schema51 = {"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"};

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
validate129.errors = [{}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate129.errors = [{}];
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
validate128.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "down") || (key0 === "share"))){
validate128.errors = [{}];
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
validate128.errors = [{}];
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
validate128.errors = [{}];
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
validate128.errors = [{}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"type":"object","additionalProperties":false,"required":[],"properties":{"caption":{"type":"string","minLength":1},"field":{"$ref":"#/$defs/FieldName"},"check":{"$ref":"#/$defs/CheckName"},"radio":{"$ref":"#/$defs/RadioName"},"on":{"$ref":"#/$defs/On"},"max":{"$ref":"#/$defs/Max"},"comb":{"$ref":"#/$defs/Comb"},"rows":{"$ref":"#/$defs/MultiLine"},"align":{"$ref":"#/$defs/Align"},"fieldSize":{"$ref":"#/$defs/FieldSize"},"tip":{"$ref":"#/$defs/Tip"},"holds":{"$ref":"#/$defs/Blocks"},"look":{"enum":["shaded"]},"share":{"$ref":"#/$defs/Share"}}};
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
validate132.errors = [{}];
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
validate132.errors = [{}];
return false;
}
}
else {
validate132.errors = [{}];
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
validate132.errors = [{}];
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
validate132.errors = [{}];
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
const err0 = {};
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
validate126.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "across") || (key0 === "look")) || (key0 === "share"))){
validate126.errors = [{}];
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
validate126.errors = [{}];
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
validate126.errors = [{}];
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
validate126.errors = [{}];
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
validate126.errors = [{}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"type":"object","additionalProperties":false,"required":["table"],"properties":{"table":{"$ref":"#/$defs/Table"}}};
const schema54 = {"type":"object","additionalProperties":false,"anyOf":[{"required":["rows"]},{"required":["lookup","corner"]}],"properties":{"lookup":{"type":"string","pattern":"^@[a-z][A-Za-z0-9_]*(?:[.][A-Za-z0-9_]+)?$"},"corner":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"over":{"type":"string","minLength":1},"headers":{"type":"string","minLength":1},"rows":{"type":"array","minItems":1,"items":{"anyOf":[{"type":"string","minLength":1},{"type":"array","minItems":1,"items":{"anyOf":[{"type":["string","number"]},{"$ref":"#/$defs/Answer"}]}}]}},"widths":{"type":["string","number"],"pattern":"^[0-9.]+( [0-9.]+)*$"},"align":{"type":"string","pattern":"^(left|center|right)( (left|center|right))*$"},"ruleEvery":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$"},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"}}};
const pattern18 = new RegExp("^@[a-z][A-Za-z0-9_]*(?:[.][A-Za-z0-9_]+)?$", "u");
const pattern19 = new RegExp("^[0-9.]+( [0-9.]+)*$", "u");
const pattern20 = new RegExp("^(left|center|right)( (left|center|right))*$", "u");

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
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.rows === undefined) && (missing0 = "rows")){
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
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.lookup === undefined) && (missing1 = "lookup")) || ((data.corner === undefined) && (missing1 = "corner"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate150.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs4 = errors;
for(const key0 in data){
if(!(func1.call(schema54.properties, key0))){
validate150.errors = [{}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.lookup !== undefined){
let data0 = data.lookup;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern18.test(data0)){
validate150.errors = [{}];
return false;
}
}
else {
validate150.errors = [{}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.corner !== undefined){
let data1 = data.corner;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(data1.length < 1){
validate150.errors = [{}];
return false;
}
}
else {
validate150.errors = [{}];
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
validate150.errors = [{}];
return false;
}
}
else {
validate150.errors = [{}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.over !== undefined){
let data3 = data.over;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(data3.length < 1){
validate150.errors = [{}];
return false;
}
}
else {
validate150.errors = [{}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.headers !== undefined){
let data4 = data.headers;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(data4.length < 1){
validate150.errors = [{}];
return false;
}
}
else {
validate150.errors = [{}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.rows !== undefined){
let data5 = data.rows;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data5)){
if(data5.length < 1){
validate150.errors = [{}];
return false;
}
else {
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs17 = errors;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(data6.length < 1){
const err3 = {};
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
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs19 === errors;
valid3 = valid3 || _valid1;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data6)){
if(data6.length < 1){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
var valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs23 = errors;
const _errs24 = errors;
let valid5 = false;
const _errs25 = errors;
if((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs25 === errors;
valid5 = valid5 || _valid2;
const _errs27 = errors;
if(!(validate71(data7, {instancePath:instancePath+"/rows/" + i0+"/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid2 = _errs27 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs23 === errors;
if(!valid4){
break;
}
}
}
}
else {
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid1 = _errs21 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate150.errors = vErrors;
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
var valid2 = _errs17 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate150.errors = [{}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.widths !== undefined){
let data8 = data.widths;
const _errs28 = errors;
if((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))){
validate150.errors = [{}];
return false;
}
if(errors === _errs28){
if(typeof data8 === "string"){
if(!pattern19.test(data8)){
validate150.errors = [{}];
return false;
}
}
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.align !== undefined){
let data9 = data.align;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data9 === "string"){
if(!pattern20.test(data9)){
validate150.errors = [{}];
return false;
}
}
else {
validate150.errors = [{}];
return false;
}
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ruleEvery !== undefined){
let data10 = data.ruleEvery;
const _errs32 = errors;
if((typeof data10 !== "string") && (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10))))){
validate150.errors = [{}];
return false;
}
if(errors === _errs32){
if(typeof data10 === "string"){
if(!pattern7.test(data10)){
validate150.errors = [{}];
return false;
}
}
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.size !== undefined){
let data11 = data.size;
const _errs34 = errors;
if((typeof data11 !== "string") && (!((typeof data11 == "number") && (isFinite(data11))))){
validate150.errors = [{}];
return false;
}
if(errors === _errs34){
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
validate150.errors = [{}];
return false;
}
}
}
var valid1 = _errs34 === errors;
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
else {
validate150.errors = [{}];
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
validate149.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "table")){
validate149.errors = [{}];
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
validate149.errors = [{}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":"object","additionalProperties":false,"required":["columns"],"properties":{"columns":{"$ref":"#/$defs/Blocks"},"count":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$"},"size":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"}}};

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
validate154.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "columns") || (key0 === "count")) || (key0 === "size"))){
validate154.errors = [{}];
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
validate154.errors = [{}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate154.errors = [{}];
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
validate154.errors = [{}];
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate154.errors = [{}];
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
validate154.errors = [{}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema56 = {"type":"object","additionalProperties":false,"required":["section","holds"],"properties":{"section":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"holds":{"$ref":"#/$defs/Blocks"},"side":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"look":{"enum":["ruled","open"]}}};

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
validate156.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "section") || (key0 === "title")) || (key0 === "holds")) || (key0 === "side")) || (key0 === "look"))){
validate156.errors = [{}];
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
validate156.errors = [{}];
return false;
}
}
else {
validate156.errors = [{}];
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
validate156.errors = [{}];
return false;
}
}
else {
validate156.errors = [{}];
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
validate156.errors = [{}];
return false;
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate156.errors = [{}];
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
validate156.errors = [{}];
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
validate156.errors = [{}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"object","additionalProperties":false,"required":["rule"],"properties":{"rule":{"enum":["thin","thick","dashed"]}}};

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
validate158.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "rule")){
validate158.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rule !== undefined){
let data0 = data.rule;
if(!(((data0 === "thin") || (data0 === "thick")) || (data0 === "dashed"))){
validate158.errors = [{}];
return false;
}
}
}
}
}
else {
validate158.errors = [{}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema58 = {"type":"object","additionalProperties":false,"required":["space"],"properties":{"space":{"type":["string","number"],"pattern":"^[0-9]+(\\.[0-9]+)?$"}}};

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
validate160.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "space")){
validate160.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.space !== undefined){
let data0 = data.space;
const _errs2 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate160.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate160.errors = [{}];
return false;
}
}
}
}
}
}
}
else {
validate160.errors = [{}];
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
else {
const err1 = {};
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
const err2 = {};
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
validate59.errors = [{}];
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
validate59.errors = [{}];
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
validate58.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "under") || (key0 === "size")) || (key0 === "holds"))){
validate58.errors = [{}];
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
validate58.errors = [{}];
return false;
}
}
else {
validate58.errors = [{}];
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
validate58.errors = [{}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate58.errors = [{}];
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
validate58.errors = [{}];
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
validate55.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "paper") || (key0 === "size")) || (key0 === "running")) || (key0 === "footer")) || (key0 === "pages"))){
validate55.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.paper !== undefined){
let data0 = data.paper;
const _errs2 = errors;
if(!((data0 === "letter") || (data0 === "legal"))){
validate55.errors = [{}];
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
validate55.errors = [{}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate55.errors = [{}];
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
validate55.errors = [{}];
return false;
}
}
else {
validate55.errors = [{}];
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
validate55.errors = [{}];
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
validate55.errors = [{}];
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
validate55.errors = [{}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_case = validate165;
const schema59 = {"$schema":"https://json-schema.org/draft/2020-12/schema","oneOf":[{"$ref":"#/$defs/AuthoredCase"},{"type":"array","minItems":1,"items":{"$ref":"#/$defs/AuthoredCase"}}],"$defs":{"AuthoredCase":{"type":"object","additionalProperties":false,"required":["expect"],"properties":{"about":{"type":"string","minLength":1},"employee":{"type":"object","additionalProperties":false,"properties":{"firstName":{"type":["string","number"]},"middleInitial":{"type":["string","number"]},"lastName":{"type":["string","number"]},"socialSecurityNumber":{"type":["string","number"]},"socialInsuranceNumber":{"type":["string","number"]},"socialInsuranceNumberExpiryDate":{"type":["string","number"]},"address":{"$ref":"#/$defs/AuthoredCaseAddress"}}},"employer":{"type":"object","additionalProperties":false,"properties":{"name":{"type":["string","number"]},"federalEIN":{"type":["string","number"]},"telephoneNumber":{"type":["string","number"]},"address":{"$ref":"#/$defs/AuthoredCaseAddress"}}},"federal":{"type":"object","additionalProperties":false,"properties":{"filingStatus":{"type":["string","number","boolean"]},"isExempt":{"type":["string","number","boolean"]},"isNonResidentAlien":{"type":["string","number","boolean"]},"twoJobs":{"type":["string","number","boolean"]},"additionalWithholding":{"type":["string","number","boolean"]},"dependentsAmt":{"type":["string","number","boolean"]},"otherIncome":{"type":["string","number","boolean"]},"deductions":{"type":["string","number","boolean"]}}},"answers":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9_]*$"},"additionalProperties":{"type":["string","number","boolean"]}},"expect":{"type":"object","additionalProperties":false,"properties":{"path":{"type":"array","items":{"type":"string","pattern":"^QS[0-9]+$"}},"finish":{"type":"string","pattern":"^([a-z][A-Za-z0-9_]*|INELIGIBLE)$"},"rules":{"type":"array","items":{"type":"string","pattern":"^[a-z][A-Za-z0-9_]*$"}},"values":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}},"taxParameters":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}},"pdf":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}}}}}},"AuthoredCaseAddress":{"type":"object","additionalProperties":false,"properties":{"streetAddress1":{"type":["string","number"]},"streetAddress2":{"type":["string","number"]},"city":{"type":["string","number"]},"state":{"type":["string","number"]},"zipCode":{"type":["string","number"]},"provinceTerritory":{"type":["string","number"]},"postalCode":{"type":["string","number"]}}}}};
const schema60 = {"type":"object","additionalProperties":false,"required":["expect"],"properties":{"about":{"type":"string","minLength":1},"employee":{"type":"object","additionalProperties":false,"properties":{"firstName":{"type":["string","number"]},"middleInitial":{"type":["string","number"]},"lastName":{"type":["string","number"]},"socialSecurityNumber":{"type":["string","number"]},"socialInsuranceNumber":{"type":["string","number"]},"socialInsuranceNumberExpiryDate":{"type":["string","number"]},"address":{"$ref":"#/$defs/AuthoredCaseAddress"}}},"employer":{"type":"object","additionalProperties":false,"properties":{"name":{"type":["string","number"]},"federalEIN":{"type":["string","number"]},"telephoneNumber":{"type":["string","number"]},"address":{"$ref":"#/$defs/AuthoredCaseAddress"}}},"federal":{"type":"object","additionalProperties":false,"properties":{"filingStatus":{"type":["string","number","boolean"]},"isExempt":{"type":["string","number","boolean"]},"isNonResidentAlien":{"type":["string","number","boolean"]},"twoJobs":{"type":["string","number","boolean"]},"additionalWithholding":{"type":["string","number","boolean"]},"dependentsAmt":{"type":["string","number","boolean"]},"otherIncome":{"type":["string","number","boolean"]},"deductions":{"type":["string","number","boolean"]}}},"answers":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9_]*$"},"additionalProperties":{"type":["string","number","boolean"]}},"expect":{"type":"object","additionalProperties":false,"properties":{"path":{"type":"array","items":{"type":"string","pattern":"^QS[0-9]+$"}},"finish":{"type":"string","pattern":"^([a-z][A-Za-z0-9_]*|INELIGIBLE)$"},"rules":{"type":"array","items":{"type":"string","pattern":"^[a-z][A-Za-z0-9_]*$"}},"values":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}},"taxParameters":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}},"pdf":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}}}}}};
const schema61 = {"type":"object","additionalProperties":false,"properties":{"streetAddress1":{"type":["string","number"]},"streetAddress2":{"type":["string","number"]},"city":{"type":["string","number"]},"state":{"type":["string","number"]},"zipCode":{"type":["string","number"]},"provinceTerritory":{"type":["string","number"]},"postalCode":{"type":["string","number"]}}};

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
validate167.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.streetAddress1 !== undefined){
let data0 = data.streetAddress1;
const _errs2 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate167.errors = [{}];
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
validate167.errors = [{}];
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
validate167.errors = [{}];
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
validate167.errors = [{}];
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
validate167.errors = [{}];
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
validate167.errors = [{}];
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
validate167.errors = [{}];
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
validate167.errors = [{}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern27 = new RegExp("^[a-z][A-Za-z0-9_]*$", "u");
const pattern28 = new RegExp("^QS[0-9]+$", "u");
const pattern29 = new RegExp("^([a-z][A-Za-z0-9_]*|INELIGIBLE)$", "u");

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
validate166.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "about") || (key0 === "employee")) || (key0 === "employer")) || (key0 === "federal")) || (key0 === "answers")) || (key0 === "expect"))){
validate166.errors = [{}];
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
validate166.errors = [{}];
return false;
}
}
else {
validate166.errors = [{}];
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
validate166.errors = [{}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.firstName !== undefined){
let data2 = data1.firstName;
const _errs7 = errors;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
return false;
break;
}
}
if(_errs22 === errors){
if(data9.name !== undefined){
let data10 = data9.name;
const _errs23 = errors;
if((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))){
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
return false;
break;
}
}
if(_errs32 === errors){
if(data14.filingStatus !== undefined){
let data15 = data14.filingStatus;
const _errs33 = errors;
if(((typeof data15 !== "string") && (!((typeof data15 == "number") && (isFinite(data15))))) && (typeof data15 !== "boolean")){
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
if(!pattern27.test(key4)){
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
var valid4 = _errs51 === errors;
if(!valid4){
const err1 = {};
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
if(!pattern28.test(data27)){
validate166.errors = [{}];
return false;
}
}
else {
validate166.errors = [{}];
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
validate166.errors = [{}];
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
if(!pattern29.test(data28)){
validate166.errors = [{}];
return false;
}
}
else {
validate166.errors = [{}];
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
if(!pattern27.test(data30)){
validate166.errors = [{}];
return false;
}
}
else {
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
return false;
}
var valid9 = _errs71 === errors;
if(!valid9){
break;
}
}
}
else {
validate166.errors = [{}];
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
validate166.errors = [{}];
return false;
}
var valid10 = _errs76 === errors;
if(!valid10){
break;
}
}
}
else {
validate166.errors = [{}];
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
validate166.errors = [{}];
return false;
}
var valid11 = _errs81 === errors;
if(!valid11){
break;
}
}
}
else {
validate166.errors = [{}];
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
validate166.errors = [{}];
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
validate166.errors = [{}];
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
const err0 = {};
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
const err1 = {};
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
const err2 = {};
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

export const is_engine_fields = validate172;
const schema62 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","propertyNames":{"pattern":"^([A-Z][A-Z0-9_]*[.])?[a-z][A-Za-z0-9_]*$"},"additionalProperties":{"$ref":"#/$defs/EngineRows"},"$defs":{"EngineRows":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/AuthoredEngineRow"}},"AuthoredEngineRow":{"oneOf":[{"type":"object","additionalProperties":false,"required":["from","field","kind","absent"],"properties":{"from":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},"field":{"type":"string","pattern":"^[a-z][A-Za-z0-9]*$"},"kind":{"enum":["flag","code","count","amount","rate"]},"unit":{"enum":["dollars","percent","allowances","exemptions","people"]},"frequency":{"enum":["payPeriod","year"]},"rounding":{"enum":["whole","cent","hundredth","tenThousandth"]},"absent":{"enum":["no","zero","unset","placeDefault"]}}},{"type":"object","additionalProperties":false,"required":["from","none"],"properties":{"from":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},"none":{"type":"string","minLength":1}}}]}}};
const pattern31 = new RegExp("^([A-Z][A-Z0-9_]*[.])?[a-z][A-Za-z0-9_]*$", "u");
const schema63 = {"type":"array","minItems":1,"items":{"$ref":"#/$defs/AuthoredEngineRow"}};
const schema64 = {"oneOf":[{"type":"object","additionalProperties":false,"required":["from","field","kind","absent"],"properties":{"from":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},"field":{"type":"string","pattern":"^[a-z][A-Za-z0-9]*$"},"kind":{"enum":["flag","code","count","amount","rate"]},"unit":{"enum":["dollars","percent","allowances","exemptions","people"]},"frequency":{"enum":["payPeriod","year"]},"rounding":{"enum":["whole","cent","hundredth","tenThousandth"]},"absent":{"enum":["no","zero","unset","placeDefault"]}}},{"type":"object","additionalProperties":false,"required":["from","none"],"properties":{"from":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},"none":{"type":"string","minLength":1}}}]};
const pattern32 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.from === undefined) && (missing0 = "from")) || ((data.field === undefined) && (missing0 = "field"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.absent === undefined) && (missing0 = "absent"))){
const err0 = {};
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
if(!(((((((key0 === "from") || (key0 === "field")) || (key0 === "kind")) || (key0 === "unit")) || (key0 === "frequency")) || (key0 === "rounding")) || (key0 === "absent"))){
const err1 = {};
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
if(data.from !== undefined){
let data0 = data.from;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(!pattern32.test(data0)){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.field !== undefined){
let data1 = data.field;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err4 = {};
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
const err5 = {};
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
if(data.kind !== undefined){
let data2 = data.kind;
const _errs8 = errors;
if(!(((((data2 === "flag") || (data2 === "code")) || (data2 === "count")) || (data2 === "amount")) || (data2 === "rate"))){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.unit !== undefined){
let data3 = data.unit;
const _errs9 = errors;
if(!(((((data3 === "dollars") || (data3 === "percent")) || (data3 === "allowances")) || (data3 === "exemptions")) || (data3 === "people"))){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.frequency !== undefined){
let data4 = data.frequency;
const _errs10 = errors;
if(!((data4 === "payPeriod") || (data4 === "year"))){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.rounding !== undefined){
let data5 = data.rounding;
const _errs11 = errors;
if(!((((data5 === "whole") || (data5 === "cent")) || (data5 === "hundredth")) || (data5 === "tenThousandth"))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.absent !== undefined){
let data6 = data.absent;
const _errs12 = errors;
if(!((((data6 === "no") || (data6 === "zero")) || (data6 === "unset")) || (data6 === "placeDefault"))){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid1 = _errs12 === errors;
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
else {
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
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
const _errs13 = errors;
if(errors === _errs13){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.from === undefined) && (missing1 = "from")) || ((data.none === undefined) && (missing1 = "none"))){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
const _errs15 = errors;
for(const key1 in data){
if(!((key1 === "from") || (key1 === "none"))){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
}
if(_errs15 === errors){
if(data.from !== undefined){
let data7 = data.from;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(!pattern32.test(data7)){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.none !== undefined){
let data8 = data.none;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(data8.length < 1){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
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
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate174.errors = vErrors;
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
validate174.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate174.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(Array.isArray(data)){
if(data.length < 1){
validate173.errors = [{}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate174(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
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
validate173.errors = [{}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern31.test(key0)){
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
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {};
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
else {
validate172.errors = [{}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_flow = validate177;
const schema65 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","minProperties":1,"propertyNames":{"pattern":"^QS[0-9]+$"},"additionalProperties":{"$ref":"#/$defs/AuthoredFlowSet"},"$defs":{"AuthoredFlowSet":{"type":"object","additionalProperties":false,"required":["breadcrumb","questions","next"],"properties":{"breadcrumb":{"$ref":"questions.schema.json#/$defs/Breadcrumb"},"notes":{"$ref":"questions.schema.json#/$defs/AuthoredNotes"},"questions":{"type":"object","propertyNames":{"$ref":"questions.schema.json#/$defs/QuestionId"},"additionalProperties":{"oneOf":[{"$ref":"questions.schema.json#/$defs/Again"},{"$ref":"#/$defs/AuthoredFlowQuestion"}]}},"next":{"$ref":"#/$defs/AuthoredFlowNext"}}},"AuthoredFlowQuestion":{"type":"object","additionalProperties":false,"required":["ask","answer","required"],"properties":{"ask":{"$ref":"questions.schema.json#/$defs/Ask"},"answer":{"$ref":"questions.schema.json#/$defs/Answer"},"options":{"$ref":"questions.schema.json#/$defs/Options"},"accepts":{"$ref":"questions.schema.json#/$defs/Accepts"},"otherwise":{"$ref":"questions.schema.json#/$defs/Otherwise"},"required":{"$ref":"questions.schema.json#/$defs/AuthoredRequired"},"forms":{"type":"object","additionalProperties":{"type":"array","items":{"$ref":"locality.schema.json#/$defs/FormId"}}},"notes":{"$ref":"questions.schema.json#/$defs/AuthoredNotes"},"confidence":{"enum":["unverified"]}}},"AuthoredFlowNext":{"oneOf":[{"$ref":"#/$defs/AuthoredFlowTarget"},{"type":"object","required":["by"],"minProperties":2,"properties":{"by":{"$ref":"questions.schema.json#/$defs/QuestionId"}},"additionalProperties":{"$ref":"#/$defs/AuthoredFlowTarget"}}]},"AuthoredFlowTarget":{"type":"string","pattern":"^(QS[0-9]+|finish)$"}}};
const schema66 = {"type":"object","additionalProperties":false,"required":["breadcrumb","questions","next"],"properties":{"breadcrumb":{"$ref":"questions.schema.json#/$defs/Breadcrumb"},"notes":{"$ref":"questions.schema.json#/$defs/AuthoredNotes"},"questions":{"type":"object","propertyNames":{"$ref":"questions.schema.json#/$defs/QuestionId"},"additionalProperties":{"oneOf":[{"$ref":"questions.schema.json#/$defs/Again"},{"$ref":"#/$defs/AuthoredFlowQuestion"}]}},"next":{"$ref":"#/$defs/AuthoredFlowNext"}}};
const schema70 = {"type":"string","minLength":1};

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
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate284.errors = [{}];
return false;
}
}
else {
validate284.errors = [{}];
return false;
}
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema71 = {"type":"array","minItems":1,"items":{"$ref":"#/$defs/AuthoredNote"}};
const schema72 = {"oneOf":[{"type":"string","minLength":1},{"type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","minLength":1},"place":{"$ref":"#/$defs/NotePlace"}}},{"type":"object","additionalProperties":false,"required":["list"],"properties":{"list":{"type":"array","minItems":1,"items":{"type":["string","number"],"minLength":1}},"label":{"$ref":"#/$defs/NoteLabel"},"place":{"$ref":"#/$defs/NotePlace"}}},{"type":"object","additionalProperties":false,"required":["table"],"properties":{"table":{"type":"object","additionalProperties":false,"required":["headers","rows"],"properties":{"headers":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Cell"}},"rows":{"type":"array","minItems":1,"items":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Cell"}}}}},"label":{"$ref":"#/$defs/NoteLabel"},"place":{"$ref":"#/$defs/NotePlace"}}},{"type":"object","additionalProperties":false,"required":["lookup","corner"],"properties":{"lookup":{"type":"string","pattern":"^@[a-z][A-Za-z0-9_]*(?:[.][A-Za-z0-9_]+)?$"},"corner":{"type":"string","minLength":1},"value":{"type":"string","minLength":1},"label":{"$ref":"#/$defs/NoteLabel"},"place":{"$ref":"#/$defs/NotePlace"}}},{"type":"object","additionalProperties":false,"required":["image"],"properties":{"image":{"type":"string","pattern":"^[A-Za-z0-9._-]+[.](png|jpg|jpeg)$"},"label":{"$ref":"#/$defs/NoteLabel"},"place":{"$ref":"#/$defs/NotePlace"}}}]};
const schema73 = {"enum":["above","below"]};

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
if(!((data === "above") || (data === "below"))){
validate187.errors = [{}];
return false;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema74 = {"type":"string","minLength":1};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate189.errors = [{}];
return false;
}
}
else {
validate189.errors = [{}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema75 = {"type":["string","number","boolean"]};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
validate192.errors = [{}];
return false;
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern38 = new RegExp("^[A-Za-z0-9._-]+[.](png|jpg|jpeg)$", "u");

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
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
else {
const err1 = {};
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
const err2 = {};
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
const err3 = {};
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
const err4 = {};
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
const err5 = {};
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
if(!(validate187(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
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
const err6 = {};
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
const err7 = {};
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
const err8 = {};
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
const err9 = {};
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
const err10 = {};
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
const err11 = {};
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
const err12 = {};
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
if(!(validate189(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
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
if(!(validate187(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
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
const err13 = {};
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
const err14 = {};
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
const err15 = {};
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
const err16 = {};
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
const err17 = {};
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
const err18 = {};
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
if(!(validate192(data7[i1], {instancePath:instancePath+"/table/headers/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
const err19 = {};
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
const err20 = {};
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
const err21 = {};
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
if(!(validate192(data10[i3], {instancePath:instancePath+"/table/rows/" + i2+"/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
const err22 = {};
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
const err23 = {};
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
const err24 = {};
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
if(!(validate189(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
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
if(!(validate187(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
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
const err25 = {};
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
if(((data.lookup === undefined) && (missing4 = "lookup")) || ((data.corner === undefined) && (missing4 = "corner"))){
const err26 = {};
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
if(!(((((key4 === "lookup") || (key4 === "corner")) || (key4 === "value")) || (key4 === "label")) || (key4 === "place"))){
const err27 = {};
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
if(data.lookup !== undefined){
let data14 = data.lookup;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data14 === "string"){
if(!pattern18.test(data14)){
const err28 = {};
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
const err29 = {};
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
if(data.corner !== undefined){
let data15 = data.corner;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data15 === "string"){
if(data15.length < 1){
const err30 = {};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var valid9 = _errs39 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.value !== undefined){
let data16 = data.value;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data16 === "string"){
if(data16.length < 1){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var valid9 = _errs41 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.label !== undefined){
const _errs43 = errors;
if(!(validate189(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var valid9 = _errs43 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.place !== undefined){
const _errs44 = errors;
if(!(validate187(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var valid9 = _errs44 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
}
else {
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
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
const _errs45 = errors;
if(errors === _errs45){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.image === undefined) && (missing5 = "image")){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
const _errs47 = errors;
for(const key5 in data){
if(!(((key5 === "image") || (key5 === "label")) || (key5 === "place"))){
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
break;
}
}
if(_errs47 === errors){
if(data.image !== undefined){
let data19 = data.image;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data19 === "string"){
if(!pattern38.test(data19)){
const err37 = {};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid10 = _errs48 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.label !== undefined){
const _errs50 = errors;
if(!(validate189(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var valid10 = _errs50 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.place !== undefined){
const _errs51 = errors;
if(!(validate187(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var valid10 = _errs51 === errors;
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
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var _valid0 = _errs45 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
if(props0 !== true){
props0 = true;
}
}
}
}
}
}
}
if(!valid0){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
validate186.errors = vErrors;
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
validate186.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate186.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate286.errors = [{}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate186(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
validate286.errors = [{}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema76 = {"type":"string","pattern":"^[a-z][A-Za-z0-9_]*$"};

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern27.test(data)){
validate289.errors = [{}];
return false;
}
}
else {
validate289.errors = [{}];
return false;
}
}
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema77 = {"enum":["again"]};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data === "again")){
validate291.errors = [{}];
return false;
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema102 = {"type":"object","additionalProperties":false,"required":["ask","answer","required"],"properties":{"ask":{"$ref":"questions.schema.json#/$defs/Ask"},"answer":{"$ref":"questions.schema.json#/$defs/Answer"},"options":{"$ref":"questions.schema.json#/$defs/Options"},"accepts":{"$ref":"questions.schema.json#/$defs/Accepts"},"otherwise":{"$ref":"questions.schema.json#/$defs/Otherwise"},"required":{"$ref":"questions.schema.json#/$defs/AuthoredRequired"},"forms":{"type":"object","additionalProperties":{"type":"array","items":{"$ref":"locality.schema.json#/$defs/FormId"}}},"notes":{"$ref":"questions.schema.json#/$defs/AuthoredNotes"},"confidence":{"enum":["unverified"]}}};
const schema79 = {"type":"string","minLength":1};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate294.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate294.errors = [{}];
return false;
}
}
else {
validate294.errors = [{}];
return false;
}
}
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema80 = {"type":"string","pattern":"^[a-z][A-Za-z0-9]*$"};

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
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate296.errors = [{}];
return false;
}
}
else {
validate296.errors = [{}];
return false;
}
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema81 = {"type":"object","minProperties":1,"additionalProperties":{"type":["string","number","boolean"],"minLength":1}};

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate298.errors = [{}];
return false;
}
else {
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
validate298.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate298.errors = [{}];
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
validate298.errors = [{}];
return false;
}
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema83 = {"type":"string","minLength":1};

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate300.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate300.errors = [{}];
return false;
}
}
else {
validate300.errors = [{}];
return false;
}
}
validate300.errors = vErrors;
return errors === 0;
}
validate300.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema84 = {"type":"string","minLength":1};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate302.errors = [{}];
return false;
}
}
else {
validate302.errors = [{}];
return false;
}
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema87 = {"oneOf":[{"enum":["always","never"]},{"type":"object","additionalProperties":false,"required":["when"],"properties":{"when":{"type":["string","boolean"],"minLength":1}}}]};

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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!((data === "always") || (data === "never"))){
const err0 = {};
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
const err1 = {};
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
const err2 = {};
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
const err3 = {};
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
const err4 = {};
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
const err5 = {};
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
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate304.errors = vErrors;
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
validate304.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate304.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema110 = {"type":"string","pattern":"^[A-Z][A-Z0-9][0-9]{3}(SP|FR)?$"};
const pattern52 = new RegExp("^[A-Z][A-Z0-9][0-9]{3}(SP|FR)?$", "u");

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern52.test(data)){
validate323.errors = [{}];
return false;
}
}
else {
validate323.errors = [{}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if((((data.ask === undefined) && (missing0 = "ask")) || ((data.answer === undefined) && (missing0 = "answer"))) || ((data.required === undefined) && (missing0 = "required"))){
validate293.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema102.properties, key0))){
validate293.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ask !== undefined){
const _errs2 = errors;
if(!(validate294(data.ask, {instancePath:instancePath+"/ask",parentData:data,parentDataProperty:"ask",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
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
if(!(validate296(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
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
if(!(validate298(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
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
if(!(validate300(data.accepts, {instancePath:instancePath+"/accepts",parentData:data,parentDataProperty:"accepts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
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
if(!(validate302(data.otherwise, {instancePath:instancePath+"/otherwise",parentData:data,parentDataProperty:"otherwise",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
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
if(!(validate304(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
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
if(!(validate323(data7[i0], {instancePath:instancePath+"/forms/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate293.errors = [{}];
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
validate293.errors = [{}];
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
if(!(validate286(data.notes, {instancePath:instancePath+"/notes",parentData:data,parentDataProperty:"notes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
validate293.errors = [{}];
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
validate293.errors = [{}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema116 = {"oneOf":[{"$ref":"#/$defs/AuthoredFlowTarget"},{"type":"object","required":["by"],"minProperties":2,"properties":{"by":{"$ref":"questions.schema.json#/$defs/QuestionId"}},"additionalProperties":{"$ref":"#/$defs/AuthoredFlowTarget"}}]};
const schema117 = {"type":"string","pattern":"^(QS[0-9]+|finish)$"};
const pattern65 = new RegExp("^(QS[0-9]+|finish)$", "u");

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate328.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern65.test(data)){
validate328.errors = [{}];
return false;
}
}
else {
validate328.errors = [{}];
return false;
}
}
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate327.evaluated;
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
if(!(validate328(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
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
const err0 = {};
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
const err1 = {};
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
if(!(validate328(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
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
if(!(validate289(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
const err2 = {};
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
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate327.errors = vErrors;
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
validate327.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate327.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.breadcrumb === undefined) && (missing0 = "breadcrumb")) || ((data.questions === undefined) && (missing0 = "questions"))) || ((data.next === undefined) && (missing0 = "next"))){
validate178.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "breadcrumb") || (key0 === "notes")) || (key0 === "questions")) || (key0 === "next"))){
validate178.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.breadcrumb !== undefined){
const _errs2 = errors;
if(!(validate284(data.breadcrumb, {instancePath:instancePath+"/breadcrumb",parentData:data,parentDataProperty:"breadcrumb",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
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
if(!(validate286(data.notes, {instancePath:instancePath+"/notes",parentData:data,parentDataProperty:"notes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
if(!(validate289(key1, {instancePath:instancePath+"/questions",parentData:data2,parentDataProperty:"questions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate178.errors = vErrors;
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
if(!(validate291(data3, {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs11 = errors;
if(!(validate293(data3, {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate178.errors = vErrors;
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
validate178.errors = [{}];
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
if(!(validate327(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
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
validate178.errors = [{}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(Object.keys(data).length < 1){
validate177.errors = [{}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern28.test(key0)){
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
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate177.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs3 = errors;
if(!(validate178(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
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
validate177.errors = [{}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_form = validate334;
const schema118 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":false,"required":["name","title","effective"],"if":{"required":["basedOn"]},"else":{"required":["type","people","statements","taxParameters"]},"allOf":[{"if":{"type":"object","additionalProperties":true,"required":["confidence"],"properties":{"confidence":{"enum":["agency file"]}}},"then":{"type":"object","additionalProperties":true,"required":["source"],"properties":{"source":{"type":"object","required":["sha256"]}}}}],"properties":{"basedOn":{"type":"string","pattern":"^[A-Z][A-Z0-9][0-9]{3}(SP|FR)? [0-9]+[.][0-9]+[.][0-9]+$"},"name":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"type":{"enum":["RESIDENT","NON_RESIDENT","EXEMPT","EXEMPT_MILITARY_SPOUSE","CANADA_RESIDENT"]},"effective":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},"withdrawn":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},"source":{"type":"object","additionalProperties":false,"required":["agency"],"properties":{"agency":{"type":"string","minLength":1},"revision":{"type":["string","number"]},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}}},"blank":{"type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"type":"string","pattern":"^https://[^ ]+$"},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}}},"wording":{"enum":["ours"]},"confidence":{"oneOf":[{"enum":["agency file","memory"]},{"type":"object","additionalProperties":false,"required":["otherSource"],"properties":{"otherSource":{"type":"string","minLength":1}}},{"type":"object","additionalProperties":false,"required":["carriedOver"],"properties":{"carriedOver":{"type":"string","pattern":"^[A-Z][A-Z0-9][0-9]{3}(SP|FR)? [0-9]+[.][0-9]+[.][0-9]+$"}}},{"type":"object","additionalProperties":false,"required":["derivedFrom","by"],"properties":{"derivedFrom":{"type":"string","minLength":1},"by":{"type":"string","minLength":1}}}]},"people":{"type":"object","additionalProperties":false,"required":["employee","employer"],"properties":{"employee":{"type":"array","items":{"enum":["firstName","firstName?","middleInitial","middleInitial?","lastName","lastName?","socialSecurityNumber","socialSecurityNumber?","socialInsuranceNumber","socialInsuranceNumber?","socialInsuranceNumberExpiryDate","socialInsuranceNumberExpiryDate?","address","address?"]}},"employer":{"type":"array","items":{"enum":["name","name?","federalEIN","federalEIN?","telephoneNumber","telephoneNumber?","address","address?"]}}}},"amounts":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9_]*$"},"additionalProperties":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredAmount"}]}},"statements":{"type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9_]*$"},"additionalProperties":{"oneOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/AuthoredReadStatement"}]}},"taxParameters":{"type":"object","propertyNames":{"pattern":"^[A-Z][A-Z0-9_]*[.][a-z][A-Za-z0-9_]*$"},"additionalProperties":{"$ref":"#/$defs/AuthoredTaxParameter"}}},"$defs":{"AuthoredReadStatement":{"type":"object","additionalProperties":false,"required":["from","page","starts","ends"],"properties":{"from":{"enum":["blank"]},"page":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$"},"starts":{"type":"string","minLength":1},"ends":{"type":"string","minLength":1},"otherwise":{"type":"string","minLength":1}}},"None":{"enum":["none"]},"AuthoredAmount":{"type":"object","additionalProperties":false,"required":["is","from"],"properties":{"is":{"$ref":"#/$defs/AuthoredAmountValue"},"from":{"type":["string","number"],"minLength":1},"confidence":{"enum":["unverified"]},"printed":{"enum":["no"]},"because":{"type":"string","minLength":1}},"dependentRequired":{"printed":["because"],"because":["printed"]}},"AuthoredAmountValue":{"oneOf":[{"type":["string","number"],"pattern":"^(-?(0|[1-9][0-9]{0,11})([.][0-9]{1,10})?|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$"},{"type":"object","minProperties":1,"additionalProperties":{"$ref":"#/$defs/AuthoredAmountValue"},"propertyNames":{"pattern":"^(?!(?:rows|columns|codes)$)"}},{"type":"array","minItems":1,"items":{"$ref":"#/$defs/AuthoredBand"}},{"$ref":"#/$defs/AuthoredRangeTable"},{"$ref":"#/$defs/AuthoredCodeTable"}]},"AuthoredBand":{"oneOf":[{"type":"object","additionalProperties":false,"required":["over","is"],"properties":{"over":{"$ref":"#/$defs/Decimal"},"is":{"$ref":"#/$defs/Decimal"}}},{"type":"object","additionalProperties":false,"required":["over","plus","rate"],"properties":{"over":{"$ref":"#/$defs/Decimal"},"plus":{"$ref":"#/$defs/Decimal"},"rate":{"$ref":"#/$defs/Decimal"}}}]},"AuthoredRangeTable":{"type":"object","additionalProperties":false,"required":["rows"],"properties":{"columns":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Range"}},"rows":{"type":"object","minProperties":1,"propertyNames":{"$ref":"#/$defs/Range"},"additionalProperties":{"oneOf":[{"$ref":"#/$defs/Decimal"},{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Decimal"}}]}}}},"AuthoredCodeTable":{"type":"object","additionalProperties":false,"required":["codes","rows"],"properties":{"codes":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Code"}},"columns":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Range"}},"rows":{"type":"object","minProperties":1,"propertyNames":{"$ref":"#/$defs/Range"},"additionalProperties":{"oneOf":[{"$ref":"#/$defs/Code"},{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Code"}}]}}}},"Range":{"type":"string","pattern":"^(?:0|[1-9][0-9]{0,11})(?:[.][0-9]{1,10})? (?:- (?:0|[1-9][0-9]{0,11})(?:[.][0-9]{1,10})?|and over)$"},"Code":{"type":"string","pattern":"^[A-Z][A-Z0-9]{0,9}$"},"Decimal":{"type":["string","number"],"pattern":"^-?(0|[1-9][0-9]{0,11})([.][0-9]{1,10})?$"},"AuthoredTaxParameter":{"type":"object","additionalProperties":false,"required":["is","type","about"],"properties":{"is":{"type":["string","number","boolean"],"minLength":1},"type":{"enum":["boolean","dollarAmount","integer","percent","string"]},"map":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}},"else":{"type":["string","number","boolean"]},"about":{"type":"string","minLength":1},"engine":{"$ref":"engine-fields.schema.json#/$defs/EngineRows"}}}}};
const pattern66 = new RegExp("^[A-Z][A-Z0-9][0-9]{3}(SP|FR)? [0-9]+[.][0-9]+[.][0-9]+$", "u");
const pattern69 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern70 = new RegExp("^https://[^ ]+$", "u");
const pattern81 = new RegExp("^[A-Z][A-Z0-9_]*[.][a-z][A-Za-z0-9_]*$", "u");
const schema119 = {"enum":["none"]};

function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate335.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data === "none")){
validate335.errors = [{}];
return false;
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema120 = {"type":"object","additionalProperties":false,"required":["is","from"],"properties":{"is":{"$ref":"#/$defs/AuthoredAmountValue"},"from":{"type":["string","number"],"minLength":1},"confidence":{"enum":["unverified"]},"printed":{"enum":["no"]},"because":{"type":"string","minLength":1}},"dependentRequired":{"printed":["because"],"because":["printed"]}};
const schema121 = {"oneOf":[{"type":["string","number"],"pattern":"^(-?(0|[1-9][0-9]{0,11})([.][0-9]{1,10})?|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$"},{"type":"object","minProperties":1,"additionalProperties":{"$ref":"#/$defs/AuthoredAmountValue"},"propertyNames":{"pattern":"^(?!(?:rows|columns|codes)$)"}},{"type":"array","minItems":1,"items":{"$ref":"#/$defs/AuthoredBand"}},{"$ref":"#/$defs/AuthoredRangeTable"},{"$ref":"#/$defs/AuthoredCodeTable"}]};
const pattern74 = new RegExp("^(-?(0|[1-9][0-9]{0,11})([.][0-9]{1,10})?|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$", "u");
const pattern75 = new RegExp("^(?!(?:rows|columns|codes)$)", "u");
const wrapper5 = {validate: validate338};
const schema122 = {"oneOf":[{"type":"object","additionalProperties":false,"required":["over","is"],"properties":{"over":{"$ref":"#/$defs/Decimal"},"is":{"$ref":"#/$defs/Decimal"}}},{"type":"object","additionalProperties":false,"required":["over","plus","rate"],"properties":{"over":{"$ref":"#/$defs/Decimal"},"plus":{"$ref":"#/$defs/Decimal"},"rate":{"$ref":"#/$defs/Decimal"}}}]};
const schema123 = {"type":["string","number"],"pattern":"^-?(0|[1-9][0-9]{0,11})([.][0-9]{1,10})?$"};
const pattern76 = new RegExp("^-?(0|[1-9][0-9]{0,11})([.][0-9]{1,10})?$", "u");

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate340.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))){
validate340.errors = [{}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern76.test(data)){
validate340.errors = [{}];
return false;
}
}
}
validate340.errors = vErrors;
return errors === 0;
}
validate340.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate339.evaluated;
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
const err0 = {};
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
const err1 = {};
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
if(!(validate340(data.over, {instancePath:instancePath+"/over",parentData:data,parentDataProperty:"over",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
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
if(!(validate340(data.is, {instancePath:instancePath+"/is",parentData:data,parentDataProperty:"is",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
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
const err2 = {};
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
const err3 = {};
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
const err4 = {};
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
if(!(validate340(data.over, {instancePath:instancePath+"/over",parentData:data,parentDataProperty:"over",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
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
if(!(validate340(data.plus, {instancePath:instancePath+"/plus",parentData:data,parentDataProperty:"plus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
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
if(!(validate340(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
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
const err5 = {};
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
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate339.errors = vErrors;
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
validate339.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate339.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema124 = {"type":"object","additionalProperties":false,"required":["rows"],"properties":{"columns":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Range"}},"rows":{"type":"object","minProperties":1,"propertyNames":{"$ref":"#/$defs/Range"},"additionalProperties":{"oneOf":[{"$ref":"#/$defs/Decimal"},{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Decimal"}}]}}}};
const schema125 = {"type":"string","pattern":"^(?:0|[1-9][0-9]{0,11})(?:[.][0-9]{1,10})? (?:- (?:0|[1-9][0-9]{0,11})(?:[.][0-9]{1,10})?|and over)$"};
const pattern77 = new RegExp("^(?:0|[1-9][0-9]{0,11})(?:[.][0-9]{1,10})? (?:- (?:0|[1-9][0-9]{0,11})(?:[.][0-9]{1,10})?|and over)$", "u");

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
if(!pattern77.test(data)){
validate348.errors = [{}];
return false;
}
}
else {
validate348.errors = [{}];
return false;
}
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate347.evaluated;
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
validate347.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "columns") || (key0 === "rows"))){
validate347.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.columns !== undefined){
let data0 = data.columns;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate347.errors = [{}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate348(data0[i0], {instancePath:instancePath+"/columns/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
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
validate347.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
let data2 = data.rows;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
validate347.errors = [{}];
return false;
}
else {
for(const key1 in data2){
const _errs7 = errors;
if(!(validate348(key1, {instancePath:instancePath+"/rows",parentData:data2,parentDataProperty:"rows",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate347.errors = vErrors;
return false;
break;
}
}
if(valid2){
for(const key2 in data2){
let data3 = data2[key2];
const _errs9 = errors;
const _errs10 = errors;
let valid4 = false;
let passing0 = null;
const _errs11 = errors;
if(!(validate340(data3, {instancePath:instancePath+"/rows/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data3)){
if(data3.length < 1){
const err1 = {};
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
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(!(validate340(data3[i1], {instancePath:instancePath+"/rows/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
var valid5 = _errs14 === errors;
if(!valid5){
break;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
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
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate347.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate347.errors = [{}];
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
else {
validate347.errors = [{}];
return false;
}
}
validate347.errors = vErrors;
return errors === 0;
}
validate347.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema126 = {"type":"object","additionalProperties":false,"required":["codes","rows"],"properties":{"codes":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Code"}},"columns":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Range"}},"rows":{"type":"object","minProperties":1,"propertyNames":{"$ref":"#/$defs/Range"},"additionalProperties":{"oneOf":[{"$ref":"#/$defs/Code"},{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Code"}}]}}}};
const schema127 = {"type":"string","pattern":"^[A-Z][A-Z0-9]{0,9}$"};
const pattern78 = new RegExp("^[A-Z][A-Z0-9]{0,9}$", "u");

function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate355.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern78.test(data)){
validate355.errors = [{}];
return false;
}
}
else {
validate355.errors = [{}];
return false;
}
}
validate355.errors = vErrors;
return errors === 0;
}
validate355.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate354.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.codes === undefined) && (missing0 = "codes")) || ((data.rows === undefined) && (missing0 = "rows"))){
validate354.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "codes") || (key0 === "columns")) || (key0 === "rows"))){
validate354.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.codes !== undefined){
let data0 = data.codes;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate354.errors = [{}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate355(data0[i0], {instancePath:instancePath+"/codes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
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
validate354.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data2 = data.columns;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length < 1){
validate354.errors = [{}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate348(data2[i1], {instancePath:instancePath+"/columns/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate354.errors = [{}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
let data4 = data.rows;
const _errs8 = errors;
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length < 1){
validate354.errors = [{}];
return false;
}
else {
for(const key1 in data4){
const _errs10 = errors;
if(!(validate348(key1, {instancePath:instancePath+"/rows",parentData:data4,parentDataProperty:"rows",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate354.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key2 in data4){
let data5 = data4[key2];
const _errs12 = errors;
const _errs13 = errors;
let valid5 = false;
let passing0 = null;
const _errs14 = errors;
if(!(validate355(data5, {instancePath:instancePath+"/rows/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data5)){
if(data5.length < 1){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
var valid6 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs17 = errors;
if(!(validate355(data5[i2], {instancePath:instancePath+"/rows/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
var valid6 = _errs17 === errors;
if(!valid6){
break;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate354.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate354.errors = [{}];
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
else {
validate354.errors = [{}];
return false;
}
}
validate354.errors = vErrors;
return errors === 0;
}
validate354.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
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
const err0 = {};
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
if(!pattern74.test(data)){
const err1 = {};
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
const err2 = {};
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
const _errs5 = errors;
if(typeof key0 === "string"){
if(!pattern75.test(key0)){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
const err4 = {};
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
if(valid1){
for(const key1 in data){
const _errs7 = errors;
if(!(wrapper5.validate(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper5.validate.errors : vErrors.concat(wrapper5.validate.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data)){
if(data.length < 1){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
var valid3 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate339(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
const err7 = {};
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
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
var items1 = true;
}
const _errs11 = errors;
if(!(validate347(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props1 !== true){
props1 = true;
}
}
const _errs12 = errors;
if(!(validate354(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
if(props1 !== true){
props1 = true;
}
}
}
}
}
}
if(!valid0){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate338.errors = vErrors;
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
validate338.errors = vErrors;
evaluated0.props = props1;
evaluated0.items = items1;
return errors === 0;
}
validate338.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate337.evaluated;
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
validate337.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "is") || (key0 === "from")) || (key0 === "confidence")) || (key0 === "printed")) || (key0 === "because"))){
validate337.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
const _errs2 = errors;
if(!(validate338(data.is, {instancePath:instancePath+"/is",parentData:data,parentDataProperty:"is",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
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
validate337.errors = [{}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate337.errors = [{}];
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
validate337.errors = [{}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.printed !== undefined){
const _errs6 = errors;
if(!(data.printed === "no")){
validate337.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.because !== undefined){
let data4 = data.because;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length < 1){
validate337.errors = [{}];
return false;
}
}
else {
validate337.errors = [{}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let missing1;
if(data.printed !== undefined && ((data.because === undefined) && (missing1 = "because"))){
validate337.errors = [{instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "printed",
    missingProperty: missing1,
    depsCount: 1,
    deps: "because"}}];
return false;
}
else {
if(data.because !== undefined && ((data.printed === undefined) && (missing1 = "printed"))){
validate337.errors = [{instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "because",
    missingProperty: missing1,
    depsCount: 1,
    deps: "printed"}}];
return false;
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
validate337.errors = [{}];
return false;
}
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema128 = {"type":"object","additionalProperties":false,"required":["from","page","starts","ends"],"properties":{"from":{"enum":["blank"]},"page":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$"},"starts":{"type":"string","minLength":1},"ends":{"type":"string","minLength":1},"otherwise":{"type":"string","minLength":1}}};

function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate364.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.from === undefined) && (missing0 = "from")) || ((data.page === undefined) && (missing0 = "page"))) || ((data.starts === undefined) && (missing0 = "starts"))) || ((data.ends === undefined) && (missing0 = "ends"))){
validate364.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "from") || (key0 === "page")) || (key0 === "starts")) || (key0 === "ends")) || (key0 === "otherwise"))){
validate364.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
const _errs2 = errors;
if(!(data.from === "blank")){
validate364.errors = [{}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.page !== undefined){
let data1 = data.page;
const _errs3 = errors;
if((typeof data1 !== "string") && (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1))))){
validate364.errors = [{}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate364.errors = [{}];
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
if(data.starts !== undefined){
let data2 = data.starts;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate364.errors = [{}];
return false;
}
}
else {
validate364.errors = [{}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ends !== undefined){
let data3 = data.ends;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
validate364.errors = [{}];
return false;
}
}
else {
validate364.errors = [{}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.otherwise !== undefined){
let data4 = data.otherwise;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
validate364.errors = [{}];
return false;
}
}
else {
validate364.errors = [{}];
return false;
}
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
validate364.errors = [{}];
return false;
}
}
validate364.errors = vErrors;
return errors === 0;
}
validate364.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema129 = {"type":"object","additionalProperties":false,"required":["is","type","about"],"properties":{"is":{"type":["string","number","boolean"],"minLength":1},"type":{"enum":["boolean","dollarAmount","integer","percent","string"]},"map":{"type":"object","additionalProperties":{"type":["string","number","boolean"]}},"else":{"type":["string","number","boolean"]},"about":{"type":"string","minLength":1},"engine":{"$ref":"engine-fields.schema.json#/$defs/EngineRows"}}};

function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate367.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate367.errors = [{}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate174(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
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
validate367.errors = [{}];
return false;
}
}
validate367.errors = vErrors;
return errors === 0;
}
validate367.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate366.evaluated;
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
validate366.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "is") || (key0 === "type")) || (key0 === "map")) || (key0 === "else")) || (key0 === "about")) || (key0 === "engine"))){
validate366.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
validate366.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate366.errors = [{}];
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
validate366.errors = [{}];
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
validate366.errors = [{}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate366.errors = [{}];
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
validate366.errors = [{}];
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
validate366.errors = [{}];
return false;
}
}
else {
validate366.errors = [{}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.engine !== undefined){
const _errs14 = errors;
if(!(validate367(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
errors = vErrors.length;
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
validate366.errors = [{}];
return false;
}
}
validate366.errors = vErrors;
return errors === 0;
}
validate366.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.confidence === undefined) && (missing0 = "confidence")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.confidence !== undefined){
if(!(data.confidence === "agency file")){
const err1 = {};
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
}
else {
const err2 = {};
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
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.source === undefined) && (missing1 = "source")){
validate334.errors = [{}];
return false;
}
else {
if(data.source !== undefined){
let data1 = data.source;
const _errs10 = errors;
if(errors === _errs10){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if((data1.sha256 === undefined) && (missing2 = "sha256")){
validate334.errors = [{}];
return false;
}
}
else {
validate334.errors = [{}];
return false;
}
}
}
}
}
else {
validate334.errors = [{}];
return false;
}
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
}
if(!valid1){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate334.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.basedOn === undefined) && (missing3 = "basedOn")){
const err4 = {};
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
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((((data.type === undefined) && (missing4 = "type")) || ((data.people === undefined) && (missing4 = "people"))) || ((data.statements === undefined) && (missing4 = "statements"))) || ((data.taxParameters === undefined) && (missing4 = "taxParameters"))){
validate334.errors = [{}];
return false;
}
}
var _valid1 = _errs14 === errors;
valid4 = _valid1;
}
if(!valid4){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate334.errors = vErrors;
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((((data.name === undefined) && (missing5 = "name")) || ((data.title === undefined) && (missing5 = "title"))) || ((data.effective === undefined) && (missing5 = "effective"))){
validate334.errors = [{}];
return false;
}
else {
const _errs15 = errors;
for(const key0 in data){
if(!(func1.call(schema118.properties, key0))){
validate334.errors = [{}];
return false;
break;
}
}
if(_errs15 === errors){
if(data.basedOn !== undefined){
let data2 = data.basedOn;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data2 === "string"){
if(!pattern66.test(data2)){
validate334.errors = [{}];
return false;
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
let data3 = data.name;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data3 === "string"){
if(data3.length < 1){
validate334.errors = [{}];
return false;
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.title !== undefined){
let data4 = data.title;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data4 === "string"){
if(data4.length < 1){
validate334.errors = [{}];
return false;
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.type !== undefined){
let data5 = data.type;
const _errs22 = errors;
if(!(((((data5 === "RESIDENT") || (data5 === "NON_RESIDENT")) || (data5 === "EXEMPT")) || (data5 === "EXEMPT_MILITARY_SPOUSE")) || (data5 === "CANADA_RESIDENT"))){
validate334.errors = [{}];
return false;
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.effective !== undefined){
let data6 = data.effective;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data6 === "string"){
if(!pattern32.test(data6)){
validate334.errors = [{}];
return false;
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.withdrawn !== undefined){
let data7 = data.withdrawn;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data7 === "string"){
if(!pattern32.test(data7)){
validate334.errors = [{}];
return false;
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.source !== undefined){
let data8 = data.source;
const _errs27 = errors;
if(errors === _errs27){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing6;
if((data8.agency === undefined) && (missing6 = "agency")){
validate334.errors = [{}];
return false;
}
else {
const _errs29 = errors;
for(const key1 in data8){
if(!(((key1 === "agency") || (key1 === "revision")) || (key1 === "sha256"))){
validate334.errors = [{}];
return false;
break;
}
}
if(_errs29 === errors){
if(data8.agency !== undefined){
let data9 = data8.agency;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data9 === "string"){
if(data9.length < 1){
validate334.errors = [{}];
return false;
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.revision !== undefined){
let data10 = data8.revision;
const _errs32 = errors;
if((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))){
validate334.errors = [{}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.sha256 !== undefined){
let data11 = data8.sha256;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data11 === "string"){
if(!pattern69.test(data11)){
validate334.errors = [{}];
return false;
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.blank !== undefined){
let data12 = data.blank;
const _errs36 = errors;
if(errors === _errs36){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing7;
if((data12.url === undefined) && (missing7 = "url")){
validate334.errors = [{}];
return false;
}
else {
const _errs38 = errors;
for(const key2 in data12){
if(!((key2 === "url") || (key2 === "sha256"))){
validate334.errors = [{}];
return false;
break;
}
}
if(_errs38 === errors){
if(data12.url !== undefined){
let data13 = data12.url;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data13 === "string"){
if(!pattern70.test(data13)){
validate334.errors = [{}];
return false;
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid7 = _errs39 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.sha256 !== undefined){
let data14 = data12.sha256;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data14 === "string"){
if(!pattern69.test(data14)){
validate334.errors = [{}];
return false;
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid7 = _errs41 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid5 = _errs36 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.wording !== undefined){
const _errs43 = errors;
if(!(data.wording === "ours")){
validate334.errors = [{}];
return false;
}
var valid5 = _errs43 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.confidence !== undefined){
let data16 = data.confidence;
const _errs44 = errors;
const _errs45 = errors;
let valid8 = false;
let passing0 = null;
const _errs46 = errors;
if(!((data16 === "agency file") || (data16 === "memory"))){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs46 === errors;
if(_valid2){
valid8 = true;
passing0 = 0;
}
const _errs47 = errors;
if(errors === _errs47){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing8;
if((data16.otherSource === undefined) && (missing8 = "otherSource")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs49 = errors;
for(const key3 in data16){
if(!(key3 === "otherSource")){
const err8 = {};
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
if(_errs49 === errors){
if(data16.otherSource !== undefined){
let data17 = data16.otherSource;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data17 === "string"){
if(data17.length < 1){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {};
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
}
}
}
else {
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid2 = _errs47 === errors;
if(_valid2 && valid8){
valid8 = false;
passing0 = [passing0, 1];
}
else {
if(_valid2){
valid8 = true;
passing0 = 1;
var props0 = true;
}
const _errs52 = errors;
if(errors === _errs52){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing9;
if((data16.carriedOver === undefined) && (missing9 = "carriedOver")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
const _errs54 = errors;
for(const key4 in data16){
if(!(key4 === "carriedOver")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
}
if(_errs54 === errors){
if(data16.carriedOver !== undefined){
let data18 = data16.carriedOver;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data18 === "string"){
if(!pattern66.test(data18)){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
}
}
else {
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid2 = _errs52 === errors;
if(_valid2 && valid8){
valid8 = false;
passing0 = [passing0, 2];
}
else {
if(_valid2){
valid8 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs57 = errors;
if(errors === _errs57){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing10;
if(((data16.derivedFrom === undefined) && (missing10 = "derivedFrom")) || ((data16.by === undefined) && (missing10 = "by"))){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
const _errs59 = errors;
for(const key5 in data16){
if(!((key5 === "derivedFrom") || (key5 === "by"))){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
break;
}
}
if(_errs59 === errors){
if(data16.derivedFrom !== undefined){
let data19 = data16.derivedFrom;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data19 === "string"){
if(data19.length < 1){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid11 = _errs60 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data16.by !== undefined){
let data20 = data16.by;
const _errs62 = errors;
if(errors === _errs62){
if(typeof data20 === "string"){
if(data20.length < 1){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid11 = _errs62 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid2 = _errs57 === errors;
if(_valid2 && valid8){
valid8 = false;
passing0 = [passing0, 3];
}
else {
if(_valid2){
valid8 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
}
}
}
if(!valid8){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate334.errors = vErrors;
return false;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs44 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.people !== undefined){
let data21 = data.people;
const _errs64 = errors;
if(errors === _errs64){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing11;
if(((data21.employee === undefined) && (missing11 = "employee")) || ((data21.employer === undefined) && (missing11 = "employer"))){
validate334.errors = [{}];
return false;
}
else {
const _errs66 = errors;
for(const key6 in data21){
if(!((key6 === "employee") || (key6 === "employer"))){
validate334.errors = [{}];
return false;
break;
}
}
if(_errs66 === errors){
if(data21.employee !== undefined){
let data22 = data21.employee;
const _errs67 = errors;
if(errors === _errs67){
if(Array.isArray(data22)){
var valid13 = true;
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
let data23 = data22[i0];
const _errs69 = errors;
if(!((((((((((((((data23 === "firstName") || (data23 === "firstName?")) || (data23 === "middleInitial")) || (data23 === "middleInitial?")) || (data23 === "lastName")) || (data23 === "lastName?")) || (data23 === "socialSecurityNumber")) || (data23 === "socialSecurityNumber?")) || (data23 === "socialInsuranceNumber")) || (data23 === "socialInsuranceNumber?")) || (data23 === "socialInsuranceNumberExpiryDate")) || (data23 === "socialInsuranceNumberExpiryDate?")) || (data23 === "address")) || (data23 === "address?"))){
validate334.errors = [{}];
return false;
}
var valid13 = _errs69 === errors;
if(!valid13){
break;
}
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid12 = _errs67 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data21.employer !== undefined){
let data24 = data21.employer;
const _errs70 = errors;
if(errors === _errs70){
if(Array.isArray(data24)){
var valid14 = true;
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
const _errs72 = errors;
if(!((((((((data25 === "name") || (data25 === "name?")) || (data25 === "federalEIN")) || (data25 === "federalEIN?")) || (data25 === "telephoneNumber")) || (data25 === "telephoneNumber?")) || (data25 === "address")) || (data25 === "address?"))){
validate334.errors = [{}];
return false;
}
var valid14 = _errs72 === errors;
if(!valid14){
break;
}
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid12 = _errs70 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid5 = _errs64 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.amounts !== undefined){
let data26 = data.amounts;
const _errs73 = errors;
if(errors === _errs73){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key7 in data26){
const _errs75 = errors;
if(typeof key7 === "string"){
if(!pattern27.test(key7)){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid15 = _errs75 === errors;
if(!valid15){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate334.errors = vErrors;
return false;
break;
}
}
if(valid15){
for(const key8 in data26){
let data27 = data26[key8];
const _errs77 = errors;
const _errs78 = errors;
let valid17 = false;
let passing1 = null;
const _errs79 = errors;
if(!(validate335(data27, {instancePath:instancePath+"/amounts/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data26,parentDataProperty:key8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
var _valid3 = _errs79 === errors;
if(_valid3){
valid17 = true;
passing1 = 0;
}
const _errs80 = errors;
if(!(validate337(data27, {instancePath:instancePath+"/amounts/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data26,parentDataProperty:key8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
var _valid3 = _errs80 === errors;
if(_valid3 && valid17){
valid17 = false;
passing1 = [passing1, 1];
}
else {
if(_valid3){
valid17 = true;
passing1 = 1;
}
}
if(!valid17){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
validate334.errors = vErrors;
return false;
}
else {
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
}
var valid16 = _errs77 === errors;
if(!valid16){
break;
}
}
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid5 = _errs73 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.statements !== undefined){
let data28 = data.statements;
const _errs81 = errors;
if(errors === _errs81){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key9 in data28){
const _errs83 = errors;
if(typeof key9 === "string"){
if(!pattern27.test(key9)){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid18 = _errs83 === errors;
if(!valid18){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
validate334.errors = vErrors;
return false;
break;
}
}
if(valid18){
for(const key10 in data28){
let data29 = data28[key10];
const _errs85 = errors;
const _errs86 = errors;
let valid20 = false;
let passing2 = null;
const _errs87 = errors;
if(errors === _errs87){
if(typeof data29 === "string"){
if(data29.length < 1){
const err30 = {};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var _valid4 = _errs87 === errors;
if(_valid4){
valid20 = true;
passing2 = 0;
}
const _errs89 = errors;
if(!(validate364(data29, {instancePath:instancePath+"/statements/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data28,parentDataProperty:key10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
errors = vErrors.length;
}
var _valid4 = _errs89 === errors;
if(_valid4 && valid20){
valid20 = false;
passing2 = [passing2, 1];
}
else {
if(_valid4){
valid20 = true;
passing2 = 1;
}
}
if(!valid20){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
validate334.errors = vErrors;
return false;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
var valid19 = _errs85 === errors;
if(!valid19){
break;
}
}
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid5 = _errs81 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.taxParameters !== undefined){
let data30 = data.taxParameters;
const _errs90 = errors;
if(errors === _errs90){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key11 in data30){
const _errs92 = errors;
if(typeof key11 === "string"){
if(!pattern81.test(key11)){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var valid21 = _errs92 === errors;
if(!valid21){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
validate334.errors = vErrors;
return false;
break;
}
}
if(valid21){
for(const key12 in data30){
const _errs94 = errors;
if(!(validate366(data30[key12], {instancePath:instancePath+"/taxParameters/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data30,parentDataProperty:key12,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
var valid22 = _errs94 === errors;
if(!valid22){
break;
}
}
}
}
else {
validate334.errors = [{}];
return false;
}
}
var valid5 = _errs90 === errors;
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
validate334.errors = [{}];
return false;
}
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_languages = validate371;
const schema131 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":false,"properties":{"leaveOut":{"type":"array","items":{"enum":["es","fr"]}},"needs":{"type":"object","additionalProperties":{"type":"object","additionalProperties":false,"properties":{"languages":{"type":"array","items":{"enum":["es","fr"]}},"reviewed":{"type":"array","items":{"enum":["statements"]}}}}}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "leaveOut") || (key0 === "needs"))){
validate371.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.leaveOut !== undefined){
let data0 = data.leaveOut;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!((data1 === "es") || (data1 === "fr"))){
validate371.errors = [{}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate371.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.needs !== undefined){
let data2 = data.needs;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const _errs10 = errors;
for(const key2 in data3){
if(!((key2 === "languages") || (key2 === "reviewed"))){
validate371.errors = [{}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.languages !== undefined){
let data4 = data3.languages;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid4 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs13 = errors;
if(!((data5 === "es") || (data5 === "fr"))){
validate371.errors = [{}];
return false;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate371.errors = [{}];
return false;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.reviewed !== undefined){
let data6 = data3.reviewed;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data6)){
var valid5 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
const _errs16 = errors;
if(!(data6[i2] === "statements")){
validate371.errors = [{}];
return false;
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
else {
validate371.errors = [{}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate371.errors = [{}];
return false;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate371.errors = [{}];
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
else {
validate371.errors = [{}];
return false;
}
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_locality = validate306;
const schema109 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":false,"required":["locality","name"],"properties":{"locality":{"type":"string","pattern":"^(FEDERAL|CANADA_FEDERAL|[A-Z]{2})$"},"name":{"type":"string","minLength":1},"incomeTax":{"enum":["none"]},"forms":{"type":"object","propertyNames":{"$ref":"#/$defs/FormId"},"additionalProperties":{"$ref":"#/$defs/AuthoredLocalityForm"}},"flows":{"type":"object","propertyNames":{"pattern":"^(FEDERAL|CANADA_FEDERAL|[A-Z]{2}_(RESIDENT|NONRESIDENT|CANADA_RESIDENT))$"},"additionalProperties":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/AuthoredFlowRow"}}},"nothing":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["when","because"],"properties":{"when":{"type":["string","boolean"],"minLength":1},"because":{"type":"string","minLength":1}}}},"formsNotWritten":{"type":"object","propertyNames":{"$ref":"#/$defs/FormId"},"additionalProperties":{"type":"object","additionalProperties":false,"required":["name","title"],"properties":{"name":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"when":{"type":["string","boolean"],"minLength":1},"confidence":{"enum":["unverified"]}}}},"outdatedForms":{"type":"object","propertyNames":{"$ref":"#/$defs/FormId"},"additionalProperties":{"type":"object","additionalProperties":false,"required":["since"],"properties":{"since":{"type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}}}},"notWritten":{"type":"array","items":{"type":"string","pattern":"^[A-Z]{2}$"}},"gaps":{"type":"array","items":{"type":"string","minLength":1}},"lockIn":{"type":"object","additionalProperties":false,"required":["moreWithholding"],"properties":{"moreWithholding":{"enum":["accepted"]},"confidence":{"enum":["unverified"]}}},"renewals":{"type":"object","propertyNames":{"$ref":"#/$defs/FormId"},"additionalProperties":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/AuthoredRenewal"}}}},"$defs":{"FormId":{"type":"string","pattern":"^[A-Z][A-Z0-9][0-9]{3}(SP|FR)?$"},"AuthoredLocalityForm":{"type":"object","additionalProperties":false,"required":["recommended"],"properties":{"when":{"type":["string","boolean"],"minLength":1},"recommended":{"type":["string","boolean"],"minLength":1},"refusals":{"type":"object","propertyNames":{"$ref":"questions.schema.json#/$defs/QuestionId"},"additionalProperties":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"askedBy":{"oneOf":[{"$ref":"questions.schema.json#/$defs/QuestionId"},{"type":"array","minItems":1,"items":{"$ref":"questions.schema.json#/$defs/QuestionId"}}]},"because":{"type":"string","minLength":1}}}}}},"AuthoredFlowRow":{"oneOf":[{"type":"object","additionalProperties":false,"required":["start"],"properties":{"when":{"type":["string","boolean"],"minLength":1},"start":{"type":"string","pattern":"^QS[0-9]+$"},"of":{"type":"string","pattern":"^[A-Z]{2}_(RESIDENT|NONRESIDENT|CANADA_RESIDENT)$"}}},{"type":"object","additionalProperties":false,"required":["forms"],"properties":{"when":{"type":["string","boolean"],"minLength":1},"forms":{"type":"array","items":{"$ref":"#/$defs/FormId"}}}}]},"AuthoredRenewal":{"type":"object","additionalProperties":false,"required":["lapses"],"properties":{"claim":{"type":"string","pattern":"^(exempt|[A-Z][A-Z_]+)$"},"lapses":{"type":"string","pattern":"^((next )?(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|yearly|move|federal|never)$"},"days":{"type":"object","propertyNames":{"pattern":"^[0-9]{4}$"},"additionalProperties":{"type":"string","pattern":"^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}},"within":{"type":["string","number"],"pattern":"^[0-9]{1,3}$"},"confidence":{"enum":["unverified"]}}}}};
const pattern51 = new RegExp("^(FEDERAL|CANADA_FEDERAL|[A-Z]{2})$", "u");
const pattern54 = new RegExp("^(FEDERAL|CANADA_FEDERAL|[A-Z]{2}_(RESIDENT|NONRESIDENT|CANADA_RESIDENT))$", "u");
const pattern58 = new RegExp("^[A-Z]{2}$", "u");

function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate307.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern52.test(data)){
validate307.errors = [{}];
return false;
}
}
else {
validate307.errors = [{}];
return false;
}
}
validate307.errors = vErrors;
return errors === 0;
}
validate307.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema111 = {"type":"object","additionalProperties":false,"required":["recommended"],"properties":{"when":{"type":["string","boolean"],"minLength":1},"recommended":{"type":["string","boolean"],"minLength":1},"refusals":{"type":"object","propertyNames":{"$ref":"questions.schema.json#/$defs/QuestionId"},"additionalProperties":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"askedBy":{"oneOf":[{"$ref":"questions.schema.json#/$defs/QuestionId"},{"type":"array","minItems":1,"items":{"$ref":"questions.schema.json#/$defs/QuestionId"}}]},"because":{"type":"string","minLength":1}}}}}};

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
if(typeof data === "string"){
if(!pattern27.test(data)){
validate310.errors = [{}];
return false;
}
}
else {
validate310.errors = [{}];
return false;
}
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
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
validate309.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "when") || (key0 === "recommended")) || (key0 === "refusals"))){
validate309.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.when !== undefined){
let data0 = data.when;
const _errs2 = errors;
if((typeof data0 !== "string") && (typeof data0 !== "boolean")){
validate309.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate309.errors = [{}];
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
validate309.errors = [{}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate309.errors = [{}];
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
if(!(validate310(key1, {instancePath:instancePath+"/refusals",parentData:data2,parentDataProperty:"refusals",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate309.errors = vErrors;
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
validate309.errors = [{}];
return false;
}
else {
const _errs12 = errors;
for(const key3 in data3){
if(!((key3 === "askedBy") || (key3 === "because"))){
validate309.errors = [{}];
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
if(!(validate310(data4, {instancePath:instancePath+"/refusals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/askedBy",parentData:data3,parentDataProperty:"askedBy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
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
const err1 = {};
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
if(!(validate310(data4[i0], {instancePath:instancePath+"/refusals/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/askedBy/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
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
const err2 = {};
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
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate309.errors = vErrors;
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
validate309.errors = [{}];
return false;
}
}
else {
validate309.errors = [{}];
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
validate309.errors = [{}];
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
validate309.errors = [{}];
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
validate309.errors = [{}];
return false;
}
}
validate309.errors = vErrors;
return errors === 0;
}
validate309.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema113 = {"oneOf":[{"type":"object","additionalProperties":false,"required":["start"],"properties":{"when":{"type":["string","boolean"],"minLength":1},"start":{"type":"string","pattern":"^QS[0-9]+$"},"of":{"type":"string","pattern":"^[A-Z]{2}_(RESIDENT|NONRESIDENT|CANADA_RESIDENT)$"}}},{"type":"object","additionalProperties":false,"required":["forms"],"properties":{"when":{"type":["string","boolean"],"minLength":1},"forms":{"type":"array","items":{"$ref":"#/$defs/FormId"}}}}]};
const pattern56 = new RegExp("^[A-Z]{2}_(RESIDENT|NONRESIDENT|CANADA_RESIDENT)$", "u");

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
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
const err0 = {};
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
if(!(((key0 === "when") || (key0 === "start")) || (key0 === "of"))){
const err1 = {};
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
const err2 = {};
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
const err3 = {};
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
if(!pattern28.test(data1)){
const err4 = {};
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
const err5 = {};
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
if(data.of !== undefined){
let data2 = data.of;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern56.test(data2)){
const err6 = {};
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
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
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
}
else {
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
const _errs10 = errors;
if(errors === _errs10){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.forms === undefined) && (missing1 = "forms")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
const _errs12 = errors;
for(const key1 in data){
if(!((key1 === "when") || (key1 === "forms"))){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
}
if(_errs12 === errors){
if(data.when !== undefined){
let data3 = data.when;
const _errs13 = errors;
if((typeof data3 !== "string") && (typeof data3 !== "boolean")){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(errors === _errs13){
if(typeof data3 === "string"){
if(data3.length < 1){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.forms !== undefined){
let data4 = data.forms;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data4)){
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate307(data4[i0], {instancePath:instancePath+"/forms/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
else {
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
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
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate315.errors = vErrors;
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
validate315.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate315.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema114 = {"type":"object","additionalProperties":false,"required":["lapses"],"properties":{"claim":{"type":"string","pattern":"^(exempt|[A-Z][A-Z_]+)$"},"lapses":{"type":"string","pattern":"^((next )?(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|yearly|move|federal|never)$"},"days":{"type":"object","propertyNames":{"pattern":"^[0-9]{4}$"},"additionalProperties":{"type":"string","pattern":"^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}},"within":{"type":["string","number"],"pattern":"^[0-9]{1,3}$"},"confidence":{"enum":["unverified"]}}};
const pattern59 = new RegExp("^(exempt|[A-Z][A-Z_]+)$", "u");
const pattern60 = new RegExp("^((next )?(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|yearly|move|federal|never)$", "u");
const pattern61 = new RegExp("^[0-9]{4}$", "u");
const pattern62 = new RegExp("^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
const pattern63 = new RegExp("^[0-9]{1,3}$", "u");

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
if((data.lapses === undefined) && (missing0 = "lapses")){
validate321.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "claim") || (key0 === "lapses")) || (key0 === "days")) || (key0 === "within")) || (key0 === "confidence"))){
validate321.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.claim !== undefined){
let data0 = data.claim;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern59.test(data0)){
validate321.errors = [{}];
return false;
}
}
else {
validate321.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lapses !== undefined){
let data1 = data.lapses;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern60.test(data1)){
validate321.errors = [{}];
return false;
}
}
else {
validate321.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.days !== undefined){
let data2 = data.days;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs8 = errors;
if(typeof key1 === "string"){
if(!pattern61.test(key1)){
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
var valid1 = _errs8 === errors;
if(!valid1){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate321.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data2){
let data3 = data2[key2];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern62.test(data3)){
validate321.errors = [{}];
return false;
}
}
else {
validate321.errors = [{}];
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
validate321.errors = [{}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.within !== undefined){
let data4 = data.within;
const _errs12 = errors;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))){
validate321.errors = [{}];
return false;
}
if(errors === _errs12){
if(typeof data4 === "string"){
if(!pattern63.test(data4)){
validate321.errors = [{}];
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
if(data.confidence !== undefined){
const _errs14 = errors;
if(!(data.confidence === "unverified")){
validate321.errors = [{}];
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
else {
validate321.errors = [{}];
return false;
}
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.locality === undefined) && (missing0 = "locality")) || ((data.name === undefined) && (missing0 = "name"))){
validate306.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema109.properties, key0))){
validate306.errors = [{}];
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
if(!pattern51.test(data0)){
validate306.errors = [{}];
return false;
}
}
else {
validate306.errors = [{}];
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
validate306.errors = [{}];
return false;
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.incomeTax !== undefined){
const _errs6 = errors;
if(!(data.incomeTax === "none")){
validate306.errors = [{}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forms !== undefined){
let data3 = data.forms;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs9 = errors;
if(!(validate307(key1, {instancePath:instancePath+"/forms",parentData:data3,parentDataProperty:"forms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate306.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data3){
const _errs11 = errors;
if(!(validate309(data3[key2], {instancePath:instancePath+"/forms/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flows !== undefined){
let data5 = data.flows;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key3 in data5){
const _errs14 = errors;
if(typeof key3 === "string"){
if(!pattern54.test(key3)){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate306.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key4 in data5){
let data6 = data5[key4];
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
if(data6.length < 1){
validate306.errors = [{}];
return false;
}
else {
var valid5 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(!(validate315(data6[i0], {instancePath:instancePath+"/flows/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
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
validate306.errors = [{}];
return false;
}
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nothing !== undefined){
let data8 = data.nothing;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data8)){
var valid6 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if(((data9.when === undefined) && (missing1 = "when")) || ((data9.because === undefined) && (missing1 = "because"))){
validate306.errors = [{}];
return false;
}
else {
const _errs23 = errors;
for(const key5 in data9){
if(!((key5 === "when") || (key5 === "because"))){
validate306.errors = [{}];
return false;
break;
}
}
if(_errs23 === errors){
if(data9.when !== undefined){
let data10 = data9.when;
const _errs24 = errors;
if((typeof data10 !== "string") && (typeof data10 !== "boolean")){
validate306.errors = [{}];
return false;
}
if(errors === _errs24){
if(typeof data10 === "string"){
if(data10.length < 1){
validate306.errors = [{}];
return false;
}
}
}
var valid7 = _errs24 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data9.because !== undefined){
let data11 = data9.because;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data11 === "string"){
if(data11.length < 1){
validate306.errors = [{}];
return false;
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid7 = _errs26 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.formsNotWritten !== undefined){
let data12 = data.formsNotWritten;
const _errs28 = errors;
if(errors === _errs28){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key6 in data12){
const _errs30 = errors;
if(!(validate307(key6, {instancePath:instancePath+"/formsNotWritten",parentData:data12,parentDataProperty:"formsNotWritten",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
var valid8 = _errs30 === errors;
if(!valid8){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate306.errors = vErrors;
return false;
break;
}
}
if(valid8){
for(const key7 in data12){
let data13 = data12[key7];
const _errs32 = errors;
if(errors === _errs32){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((data13.name === undefined) && (missing2 = "name")) || ((data13.title === undefined) && (missing2 = "title"))){
validate306.errors = [{}];
return false;
}
else {
const _errs34 = errors;
for(const key8 in data13){
if(!((((key8 === "name") || (key8 === "title")) || (key8 === "when")) || (key8 === "confidence"))){
validate306.errors = [{}];
return false;
break;
}
}
if(_errs34 === errors){
if(data13.name !== undefined){
let data14 = data13.name;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data14 === "string"){
if(data14.length < 1){
validate306.errors = [{}];
return false;
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid10 = _errs35 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.title !== undefined){
let data15 = data13.title;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data15 === "string"){
if(data15.length < 1){
validate306.errors = [{}];
return false;
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid10 = _errs37 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.when !== undefined){
let data16 = data13.when;
const _errs39 = errors;
if((typeof data16 !== "string") && (typeof data16 !== "boolean")){
validate306.errors = [{}];
return false;
}
if(errors === _errs39){
if(typeof data16 === "string"){
if(data16.length < 1){
validate306.errors = [{}];
return false;
}
}
}
var valid10 = _errs39 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.confidence !== undefined){
const _errs41 = errors;
if(!(data13.confidence === "unverified")){
validate306.errors = [{}];
return false;
}
var valid10 = _errs41 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid9 = _errs32 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outdatedForms !== undefined){
let data18 = data.outdatedForms;
const _errs42 = errors;
if(errors === _errs42){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key9 in data18){
const _errs44 = errors;
if(!(validate307(key9, {instancePath:instancePath+"/outdatedForms",parentData:data18,parentDataProperty:"outdatedForms",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
var valid11 = _errs44 === errors;
if(!valid11){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate306.errors = vErrors;
return false;
break;
}
}
if(valid11){
for(const key10 in data18){
let data19 = data18[key10];
const _errs46 = errors;
if(errors === _errs46){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing3;
if((data19.since === undefined) && (missing3 = "since")){
validate306.errors = [{}];
return false;
}
else {
const _errs48 = errors;
for(const key11 in data19){
if(!(key11 === "since")){
validate306.errors = [{}];
return false;
break;
}
}
if(_errs48 === errors){
if(data19.since !== undefined){
let data20 = data19.since;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data20 === "string"){
if(!pattern32.test(data20)){
validate306.errors = [{}];
return false;
}
}
else {
validate306.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid12 = _errs46 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notWritten !== undefined){
let data21 = data.notWritten;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data21)){
var valid14 = true;
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
const _errs53 = errors;
if(errors === _errs53){
if(typeof data22 === "string"){
if(!pattern58.test(data22)){
validate306.errors = [{}];
return false;
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid14 = _errs53 === errors;
if(!valid14){
break;
}
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gaps !== undefined){
let data23 = data.gaps;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data23)){
var valid15 = true;
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
const _errs57 = errors;
if(errors === _errs57){
if(typeof data24 === "string"){
if(data24.length < 1){
validate306.errors = [{}];
return false;
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid15 = _errs57 === errors;
if(!valid15){
break;
}
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lockIn !== undefined){
let data25 = data.lockIn;
const _errs59 = errors;
if(errors === _errs59){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing4;
if((data25.moreWithholding === undefined) && (missing4 = "moreWithholding")){
validate306.errors = [{}];
return false;
}
else {
const _errs61 = errors;
for(const key12 in data25){
if(!((key12 === "moreWithholding") || (key12 === "confidence"))){
validate306.errors = [{}];
return false;
break;
}
}
if(_errs61 === errors){
if(data25.moreWithholding !== undefined){
const _errs62 = errors;
if(!(data25.moreWithholding === "accepted")){
validate306.errors = [{}];
return false;
}
var valid16 = _errs62 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data25.confidence !== undefined){
const _errs63 = errors;
if(!(data25.confidence === "unverified")){
validate306.errors = [{}];
return false;
}
var valid16 = _errs63 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.renewals !== undefined){
let data28 = data.renewals;
const _errs64 = errors;
if(errors === _errs64){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key13 in data28){
const _errs66 = errors;
if(!(validate307(key13, {instancePath:instancePath+"/renewals",parentData:data28,parentDataProperty:"renewals",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
var valid17 = _errs66 === errors;
if(!valid17){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate306.errors = vErrors;
return false;
break;
}
}
if(valid17){
for(const key14 in data28){
let data29 = data28[key14];
const _errs68 = errors;
if(errors === _errs68){
if(Array.isArray(data29)){
if(data29.length < 1){
validate306.errors = [{}];
return false;
}
else {
var valid19 = true;
const len4 = data29.length;
for(let i4=0; i4<len4; i4++){
const _errs70 = errors;
if(!(validate321(data29[i4], {instancePath:instancePath+"/renewals/" + key14.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i4,parentData:data29,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
var valid19 = _errs70 === errors;
if(!valid19){
break;
}
}
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid18 = _errs68 === errors;
if(!valid18){
break;
}
}
}
}
else {
validate306.errors = [{}];
return false;
}
}
var valid0 = _errs64 === errors;
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
validate306.errors = [{}];
return false;
}
}
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_pdf = validate372;
const schema132 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":false,"properties":{"fields":{"type":"object","additionalProperties":{"$ref":"#/$defs/AuthoredField"}},"sign":{"type":"object","propertyNames":{"pattern":"^(signatureLine|date)(_[A-Za-z0-9]+)?$"},"additionalProperties":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredSign"}]}},"add":{"type":"object","additionalProperties":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredAdd"}]}},"blank":{"type":"array","items":{"type":["string","number"],"minLength":1}},"undecided":{"type":"array","items":{"$ref":"#/$defs/AuthoredUndecided"}}},"$defs":{"AuthoredUndecided":{"type":"object","additionalProperties":false,"required":["was","prints","candidates"],"properties":{"was":{"type":["string","number"],"minLength":1},"prints":{"$ref":"#/$defs/AuthoredField"},"candidates":{"type":"array","items":{"type":["string","number"],"minLength":1}}}},"None":{"enum":["none"]},"AuthoredField":{"oneOf":[{"type":["string","boolean"],"minLength":1},{"type":"object","required":["by"],"minProperties":2,"properties":{"by":{"type":"string","pattern":"^[a-z][A-Za-z0-9_]*$"}},"additionalProperties":{"oneOf":[{"type":["string","number","boolean"]},{"$ref":"#/$defs/AuthoredPrint"}]}},{"$ref":"#/$defs/AuthoredPrint"}]},"AuthoredPrint":{"type":"object","additionalProperties":false,"required":["print","overflow","because"],"properties":{"print":{"type":"string","minLength":1},"overflow":{"enum":["refuse"]},"because":{"type":"string","minLength":1}}},"AuthoredSign":{"oneOf":[{"type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"type":["string","number"],"minLength":1},"format":{"$ref":"#/$defs/DateFormat"},"when":{"$ref":"#/$defs/SignedWhen"}}},{"type":"object","additionalProperties":false,"required":["page","box"],"properties":{"page":{"$ref":"#/$defs/PageNumber"},"box":{"$ref":"#/$defs/Box"},"format":{"$ref":"#/$defs/DateFormat"},"when":{"$ref":"#/$defs/SignedWhen"}}}]},"DateFormat":{"type":"string","pattern":"^[YMD/. -]+$"},"SignedWhen":{"type":["string","boolean"],"minLength":1},"AuthoredAdd":{"type":"object","additionalProperties":false,"required":["page","box"],"properties":{"page":{"$ref":"#/$defs/PageNumber"},"box":{"$ref":"#/$defs/Box"},"align":{"enum":["left","center","right"]},"comb":{"type":["string","integer"],"pattern":"^([2-9]|[1-9][0-9])$"},"print":{"type":["string","number"],"minLength":1}}},"PageNumber":{"type":["string","integer"],"pattern":"^[1-9][0-9]*$"},"Box":{"type":"array","minItems":4,"maxItems":4,"items":{"type":["string","number"],"pattern":"^[0-9]+([.][0-9]+)?$"}}}};
const schema133 = {"oneOf":[{"type":["string","boolean"],"minLength":1},{"type":"object","required":["by"],"minProperties":2,"properties":{"by":{"type":"string","pattern":"^[a-z][A-Za-z0-9_]*$"}},"additionalProperties":{"oneOf":[{"type":["string","number","boolean"]},{"$ref":"#/$defs/AuthoredPrint"}]}},{"$ref":"#/$defs/AuthoredPrint"}]};
const schema134 = {"type":"object","additionalProperties":false,"required":["print","overflow","because"],"properties":{"print":{"type":"string","minLength":1},"overflow":{"enum":["refuse"]},"because":{"type":"string","minLength":1}}};

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
let missing0;
if((((data.print === undefined) && (missing0 = "print")) || ((data.overflow === undefined) && (missing0 = "overflow"))) || ((data.because === undefined) && (missing0 = "because"))){
validate374.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "print") || (key0 === "overflow")) || (key0 === "because"))){
validate374.errors = [{}];
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
validate374.errors = [{}];
return false;
}
}
else {
validate374.errors = [{}];
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
validate374.errors = [{}];
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
validate374.errors = [{}];
return false;
}
}
else {
validate374.errors = [{}];
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
validate374.errors = [{}];
return false;
}
}
validate374.errors = vErrors;
return errors === 0;
}
validate374.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate373.evaluated;
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
const err0 = {};
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
const err1 = {};
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
const err2 = {};
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
const err3 = {};
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
const err4 = {};
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
if(!(validate374(data0, {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
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
const err5 = {};
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
if(!pattern27.test(data1)){
const err6 = {};
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
const err7 = {};
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
const err8 = {};
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
if(!(validate374(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
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
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate373.errors = vErrors;
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
validate373.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate373.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema135 = {"enum":["none"]};

function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate378.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data === "none")){
validate378.errors = [{}];
return false;
}
validate378.errors = vErrors;
return errors === 0;
}
validate378.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema136 = {"oneOf":[{"type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"type":["string","number"],"minLength":1},"format":{"$ref":"#/$defs/DateFormat"},"when":{"$ref":"#/$defs/SignedWhen"}}},{"type":"object","additionalProperties":false,"required":["page","box"],"properties":{"page":{"$ref":"#/$defs/PageNumber"},"box":{"$ref":"#/$defs/Box"},"format":{"$ref":"#/$defs/DateFormat"},"when":{"$ref":"#/$defs/SignedWhen"}}}]};
const schema137 = {"type":"string","pattern":"^[YMD/. -]+$"};
const pattern84 = new RegExp("^[YMD/. -]+$", "u");

function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate381.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern84.test(data)){
validate381.errors = [{}];
return false;
}
}
else {
validate381.errors = [{}];
return false;
}
}
validate381.errors = vErrors;
return errors === 0;
}
validate381.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema138 = {"type":["string","boolean"],"minLength":1};

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
if((typeof data !== "string") && (typeof data !== "boolean")){
validate383.errors = [{}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate383.errors = [{}];
return false;
}
}
}
validate383.errors = vErrors;
return errors === 0;
}
validate383.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema139 = {"type":["string","integer"],"pattern":"^[1-9][0-9]*$"};

function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate385.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))){
validate385.errors = [{}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate385.errors = [{}];
return false;
}
}
}
validate385.errors = vErrors;
return errors === 0;
}
validate385.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema140 = {"type":"array","minItems":4,"maxItems":4,"items":{"type":["string","number"],"pattern":"^[0-9]+([.][0-9]+)?$"}};
const pattern86 = new RegExp("^[0-9]+([.][0-9]+)?$", "u");

function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate387.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 4){
validate387.errors = [{}];
return false;
}
else {
if(data.length < 4){
validate387.errors = [{}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate387.errors = [{}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern86.test(data0)){
validate387.errors = [{}];
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
validate387.errors = [{}];
return false;
}
}
validate387.errors = vErrors;
return errors === 0;
}
validate387.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.field === undefined) && (missing0 = "field")){
const err0 = {};
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
const err1 = {};
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
const err2 = {};
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
const err3 = {};
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
if(!(validate381(data.format, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
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
if(!(validate383(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
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
const err4 = {};
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
const err5 = {};
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
const err6 = {};
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
if(!(validate385(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
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
if(!(validate387(data.box, {instancePath:instancePath+"/box",parentData:data,parentDataProperty:"box",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
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
if(!(validate381(data.format, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
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
if(!(validate383(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
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
const err7 = {};
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
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate380.errors = vErrors;
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
validate380.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate380.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema141 = {"type":"object","additionalProperties":false,"required":["page","box"],"properties":{"page":{"$ref":"#/$defs/PageNumber"},"box":{"$ref":"#/$defs/Box"},"align":{"enum":["left","center","right"]},"comb":{"type":["string","integer"],"pattern":"^([2-9]|[1-9][0-9])$"},"print":{"type":["string","number"],"minLength":1}}};
const pattern87 = new RegExp("^([2-9]|[1-9][0-9])$", "u");

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate393.evaluated;
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
validate393.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "page") || (key0 === "box")) || (key0 === "align")) || (key0 === "comb")) || (key0 === "print"))){
validate393.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.page !== undefined){
const _errs2 = errors;
if(!(validate385(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
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
if(!(validate387(data.box, {instancePath:instancePath+"/box",parentData:data,parentDataProperty:"box",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data2 = data.align;
const _errs4 = errors;
if(!(((data2 === "left") || (data2 === "center")) || (data2 === "right"))){
validate393.errors = [{}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comb !== undefined){
let data3 = data.comb;
const _errs5 = errors;
if((typeof data3 !== "string") && (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3))))){
validate393.errors = [{}];
return false;
}
if(errors === _errs5){
if(typeof data3 === "string"){
if(!pattern87.test(data3)){
validate393.errors = [{}];
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
if(data.print !== undefined){
let data4 = data.print;
const _errs7 = errors;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))){
validate393.errors = [{}];
return false;
}
if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length < 1){
validate393.errors = [{}];
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
}
}
else {
validate393.errors = [{}];
return false;
}
}
validate393.errors = vErrors;
return errors === 0;
}
validate393.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema142 = {"type":"object","additionalProperties":false,"required":["was","prints","candidates"],"properties":{"was":{"type":["string","number"],"minLength":1},"prints":{"$ref":"#/$defs/AuthoredField"},"candidates":{"type":"array","items":{"type":["string","number"],"minLength":1}}}};

function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate397.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.was === undefined) && (missing0 = "was")) || ((data.prints === undefined) && (missing0 = "prints"))) || ((data.candidates === undefined) && (missing0 = "candidates"))){
validate397.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "was") || (key0 === "prints")) || (key0 === "candidates"))){
validate397.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.was !== undefined){
let data0 = data.was;
const _errs2 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate397.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate397.errors = [{}];
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
if(data.prints !== undefined){
const _errs4 = errors;
if(!(validate373(data.prints, {instancePath:instancePath+"/prints",parentData:data,parentDataProperty:"prints",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.candidates !== undefined){
let data2 = data.candidates;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
validate397.errors = [{}];
return false;
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
validate397.errors = [{}];
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
else {
validate397.errors = [{}];
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
validate397.errors = [{}];
return false;
}
}
validate397.errors = vErrors;
return errors === 0;
}
validate397.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern83 = new RegExp("^(signatureLine|date)(_[A-Za-z0-9]+)?$", "u");

function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate372.evaluated;
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
if(!(((((key0 === "fields") || (key0 === "sign")) || (key0 === "add")) || (key0 === "blank")) || (key0 === "undecided"))){
validate372.errors = [{}];
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
if(!(validate373(data0[key1], {instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate372.errors = [{}];
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
if(!pattern83.test(key2)){
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
var valid2 = _errs8 === errors;
if(!valid2){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate372.errors = vErrors;
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
if(!(validate378(data3, {instancePath:instancePath+"/sign/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs13 = errors;
if(!(validate380(data3, {instancePath:instancePath+"/sign/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
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
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate372.errors = vErrors;
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
validate372.errors = [{}];
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
if(!(validate378(data5, {instancePath:instancePath+"/add/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
if(_valid1){
valid6 = true;
passing1 = 0;
}
const _errs20 = errors;
if(!(validate393(data5, {instancePath:instancePath+"/add/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
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
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate372.errors = vErrors;
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
validate372.errors = [{}];
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
validate372.errors = [{}];
return false;
}
if(errors === _errs23){
if(typeof data7 === "string"){
if(data7.length < 1){
validate372.errors = [{}];
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
validate372.errors = [{}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.undecided !== undefined){
let data8 = data.undecided;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data8)){
var valid8 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs27 = errors;
if(!(validate397(data8[i1], {instancePath:instancePath+"/undecided/" + i1,parentData:data8,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
errors = vErrors.length;
}
var valid8 = _errs27 === errors;
if(!valid8){
break;
}
}
}
else {
validate372.errors = [{}];
return false;
}
}
var valid0 = _errs25 === errors;
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
validate372.errors = [{}];
return false;
}
}
validate372.errors = vErrors;
return errors === 0;
}
validate372.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_people = validate400;
const schema143 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":false,"required":["employee","employer","address"],"properties":{"employee":{"type":"object","additionalProperties":false,"properties":{"firstName":{"$ref":"#/$defs/AuthoredPersonField"},"middleInitial":{"$ref":"#/$defs/AuthoredPersonField"},"lastName":{"$ref":"#/$defs/AuthoredPersonField"},"socialSecurityNumber":{"$ref":"#/$defs/AuthoredPersonField"},"socialInsuranceNumber":{"$ref":"#/$defs/AuthoredPersonField"},"socialInsuranceNumberExpiryDate":{"$ref":"#/$defs/AuthoredPersonField"}}},"employer":{"type":"object","additionalProperties":false,"properties":{"name":{"$ref":"#/$defs/AuthoredPersonField"},"federalEIN":{"$ref":"#/$defs/AuthoredPersonField"},"telephoneNumber":{"$ref":"#/$defs/AuthoredPersonField"}}},"address":{"type":"object","additionalProperties":false,"properties":{"us":{"type":"object","additionalProperties":false,"properties":{"streetAddress1":{"$ref":"#/$defs/AuthoredPersonField"},"streetAddress2":{"$ref":"#/$defs/AuthoredPersonField"},"city":{"$ref":"#/$defs/AuthoredPersonField"},"state":{"$ref":"#/$defs/AuthoredPersonField"},"zipCode":{"$ref":"#/$defs/AuthoredPersonField"}}},"ca":{"type":"object","additionalProperties":false,"properties":{"streetAddress1":{"$ref":"#/$defs/AuthoredPersonField"},"streetAddress2":{"$ref":"#/$defs/AuthoredPersonField"},"city":{"$ref":"#/$defs/AuthoredPersonField"},"provinceTerritory":{"$ref":"#/$defs/AuthoredPersonField"},"postalCode":{"$ref":"#/$defs/AuthoredPersonField"}}}}}},"$defs":{"AuthoredPersonField":{"type":"object","additionalProperties":false,"required":["accepts","otherwise"],"properties":{"accepts":{"type":"string","minLength":1},"otherwise":{"type":"string","minLength":1}}}}};
const schema144 = {"type":"object","additionalProperties":false,"required":["accepts","otherwise"],"properties":{"accepts":{"type":"string","minLength":1},"otherwise":{"type":"string","minLength":1}}};

function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate401.evaluated;
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
validate401.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "accepts") || (key0 === "otherwise"))){
validate401.errors = [{}];
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
validate401.errors = [{}];
return false;
}
}
else {
validate401.errors = [{}];
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
validate401.errors = [{}];
return false;
}
}
else {
validate401.errors = [{}];
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
validate401.errors = [{}];
return false;
}
}
validate401.errors = vErrors;
return errors === 0;
}
validate401.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate400.evaluated;
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
validate400.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "employee") || (key0 === "employer")) || (key0 === "address"))){
validate400.errors = [{}];
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
validate400.errors = [{}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.firstName !== undefined){
const _errs5 = errors;
if(!(validate401(data0.firstName, {instancePath:instancePath+"/employee/firstName",parentData:data0,parentDataProperty:"firstName",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
if(!(validate401(data0.middleInitial, {instancePath:instancePath+"/employee/middleInitial",parentData:data0,parentDataProperty:"middleInitial",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
if(!(validate401(data0.lastName, {instancePath:instancePath+"/employee/lastName",parentData:data0,parentDataProperty:"lastName",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
if(!(validate401(data0.socialSecurityNumber, {instancePath:instancePath+"/employee/socialSecurityNumber",parentData:data0,parentDataProperty:"socialSecurityNumber",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
if(!(validate401(data0.socialInsuranceNumber, {instancePath:instancePath+"/employee/socialInsuranceNumber",parentData:data0,parentDataProperty:"socialInsuranceNumber",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
if(!(validate401(data0.socialInsuranceNumberExpiryDate, {instancePath:instancePath+"/employee/socialInsuranceNumberExpiryDate",parentData:data0,parentDataProperty:"socialInsuranceNumberExpiryDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
validate400.errors = [{}];
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
validate400.errors = [{}];
return false;
break;
}
}
if(_errs13 === errors){
if(data7.name !== undefined){
const _errs14 = errors;
if(!(validate401(data7.name, {instancePath:instancePath+"/employer/name",parentData:data7,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
if(!(validate401(data7.federalEIN, {instancePath:instancePath+"/employer/federalEIN",parentData:data7,parentDataProperty:"federalEIN",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
if(!(validate401(data7.telephoneNumber, {instancePath:instancePath+"/employer/telephoneNumber",parentData:data7,parentDataProperty:"telephoneNumber",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
validate400.errors = [{}];
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
validate400.errors = [{}];
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
validate400.errors = [{}];
return false;
break;
}
}
if(_errs22 === errors){
if(data12.streetAddress1 !== undefined){
const _errs23 = errors;
if(!(validate401(data12.streetAddress1, {instancePath:instancePath+"/address/us/streetAddress1",parentData:data12,parentDataProperty:"streetAddress1",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
if(!(validate401(data12.streetAddress2, {instancePath:instancePath+"/address/us/streetAddress2",parentData:data12,parentDataProperty:"streetAddress2",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
if(!(validate401(data12.city, {instancePath:instancePath+"/address/us/city",parentData:data12,parentDataProperty:"city",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
if(!(validate401(data12.state, {instancePath:instancePath+"/address/us/state",parentData:data12,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
if(!(validate401(data12.zipCode, {instancePath:instancePath+"/address/us/zipCode",parentData:data12,parentDataProperty:"zipCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
validate400.errors = [{}];
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
validate400.errors = [{}];
return false;
break;
}
}
if(_errs30 === errors){
if(data18.streetAddress1 !== undefined){
const _errs31 = errors;
if(!(validate401(data18.streetAddress1, {instancePath:instancePath+"/address/ca/streetAddress1",parentData:data18,parentDataProperty:"streetAddress1",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
if(!(validate401(data18.streetAddress2, {instancePath:instancePath+"/address/ca/streetAddress2",parentData:data18,parentDataProperty:"streetAddress2",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
if(!(validate401(data18.city, {instancePath:instancePath+"/address/ca/city",parentData:data18,parentDataProperty:"city",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
if(!(validate401(data18.provinceTerritory, {instancePath:instancePath+"/address/ca/provinceTerritory",parentData:data18,parentDataProperty:"provinceTerritory",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
if(!(validate401(data18.postalCode, {instancePath:instancePath+"/address/ca/postalCode",parentData:data18,parentDataProperty:"postalCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
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
validate400.errors = [{}];
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
validate400.errors = [{}];
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
validate400.errors = [{}];
return false;
}
}
validate400.errors = vErrors;
return errors === 0;
}
validate400.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_place_case = validate421;
const schema145 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"array","minItems":1,"items":{"$ref":"#/$defs/AuthoredPlaceCase"},"$defs":{"AuthoredPlaceCase":{"type":"object","additionalProperties":false,"required":["about","home","work","expect"],"properties":{"about":{"type":"string","minLength":1},"home":{"oneOf":[{"$ref":"#/$defs/PlaceCode"},{"type":"array","minItems":1,"items":{"$ref":"#/$defs/PlaceCode"}}]},"work":{"oneOf":[{"$ref":"#/$defs/PlaceCode"},{"type":"array","minItems":1,"items":{"$ref":"#/$defs/PlaceCode"}}]},"answers":{"type":"object","propertyNames":{"$ref":"questions.schema.json#/$defs/QuestionId"},"additionalProperties":{"type":["string","number","boolean"]}},"expect":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"offered":{"$ref":"#/$defs/FormIds"},"recommended":{"$ref":"#/$defs/FormIds"},"flow":{"$ref":"#/$defs/FormIds"}}}}},"PlaceCode":{"type":"string","minLength":1},"FormIds":{"type":"array","items":{"$ref":"locality.schema.json#/$defs/FormId"}}}};
const schema146 = {"type":"object","additionalProperties":false,"required":["about","home","work","expect"],"properties":{"about":{"type":"string","minLength":1},"home":{"oneOf":[{"$ref":"#/$defs/PlaceCode"},{"type":"array","minItems":1,"items":{"$ref":"#/$defs/PlaceCode"}}]},"work":{"oneOf":[{"$ref":"#/$defs/PlaceCode"},{"type":"array","minItems":1,"items":{"$ref":"#/$defs/PlaceCode"}}]},"answers":{"type":"object","propertyNames":{"$ref":"questions.schema.json#/$defs/QuestionId"},"additionalProperties":{"type":["string","number","boolean"]}},"expect":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"offered":{"$ref":"#/$defs/FormIds"},"recommended":{"$ref":"#/$defs/FormIds"},"flow":{"$ref":"#/$defs/FormIds"}}}}};
const schema147 = {"type":"string","minLength":1};

function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate423.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate423.errors = [{}];
return false;
}
}
else {
validate423.errors = [{}];
return false;
}
}
validate423.errors = vErrors;
return errors === 0;
}
validate423.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate428.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern27.test(data)){
validate428.errors = [{}];
return false;
}
}
else {
validate428.errors = [{}];
return false;
}
}
validate428.errors = vErrors;
return errors === 0;
}
validate428.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema149 = {"type":"array","items":{"$ref":"locality.schema.json#/$defs/FormId"}};

function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate431.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern52.test(data)){
validate431.errors = [{}];
return false;
}
}
else {
validate431.errors = [{}];
return false;
}
}
validate431.errors = vErrors;
return errors === 0;
}
validate431.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate430.evaluated;
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
if(!(validate431(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate430.errors = [{}];
return false;
}
}
validate430.errors = vErrors;
return errors === 0;
}
validate430.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate422.evaluated;
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
validate422.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "about") || (key0 === "home")) || (key0 === "work")) || (key0 === "answers")) || (key0 === "expect"))){
validate422.errors = [{}];
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
validate422.errors = [{}];
return false;
}
}
else {
validate422.errors = [{}];
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
if(!(validate423(data1, {instancePath:instancePath+"/home",parentData:data,parentDataProperty:"home",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
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
const err0 = {};
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
if(!(validate423(data1[i0], {instancePath:instancePath+"/home/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
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
const err1 = {};
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
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate422.errors = vErrors;
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
if(!(validate423(data3, {instancePath:instancePath+"/work",parentData:data,parentDataProperty:"work",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
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
const err3 = {};
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
if(!(validate423(data3[i1], {instancePath:instancePath+"/work/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
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
const err4 = {};
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
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate422.errors = vErrors;
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
if(!(validate428(key1, {instancePath:instancePath+"/answers",parentData:data5,parentDataProperty:"answers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
errors = vErrors.length;
}
var valid5 = _errs18 === errors;
if(!valid5){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate422.errors = vErrors;
return false;
break;
}
}
if(valid5){
for(const key2 in data5){
let data6 = data5[key2];
const _errs20 = errors;
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
validate422.errors = [{}];
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
validate422.errors = [{}];
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
validate422.errors = [{}];
return false;
}
else {
const _errs24 = errors;
for(const key3 in data7){
if(!(((key3 === "offered") || (key3 === "recommended")) || (key3 === "flow"))){
validate422.errors = [{}];
return false;
break;
}
}
if(_errs24 === errors){
if(data7.offered !== undefined){
const _errs25 = errors;
if(!(validate430(data7.offered, {instancePath:instancePath+"/expect/offered",parentData:data7,parentDataProperty:"offered",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
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
if(!(validate430(data7.recommended, {instancePath:instancePath+"/expect/recommended",parentData:data7,parentDataProperty:"recommended",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
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
if(!(validate430(data7.flow, {instancePath:instancePath+"/expect/flow",parentData:data7,parentDataProperty:"flow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
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
validate422.errors = [{}];
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
validate422.errors = [{}];
return false;
}
}
validate422.errors = vErrors;
return errors === 0;
}
validate422.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate421.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate421.errors = [{}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate422(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
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
validate421.errors = [{}];
return false;
}
}
validate421.errors = vErrors;
return errors === 0;
}
validate421.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const is_published = validate437;
const schema151 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":false,"required":["files","forms"],"properties":{"files":{"type":"object","additionalProperties":{"type":"string","pattern":"^[0-9a-f]{16}$"}},"forms":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"$ref":"#/$defs/PublishedVersion"}}}},"$defs":{"PublishedVersion":{"type":"object","additionalProperties":false,"required":["effective"],"properties":{"identity":{"type":"string","pattern":"^[0-9a-f]{16}$"},"ids":{"type":"string","pattern":"^[0-9a-f]{16}$"},"patterns":{"type":"string","pattern":"^[0-9a-f]{16}$"},"options":{"type":"string","pattern":"^[0-9a-f]{16}$"},"required":{"type":"string","pattern":"^[0-9a-f]{16}$"},"navigation":{"type":"string","pattern":"^[0-9a-f]{16}$"},"formulas":{"type":"string","pattern":"^[0-9a-f]{16}$"},"parameters":{"type":"string","pattern":"^[0-9a-f]{16}$"},"bindings":{"type":"string","pattern":"^[0-9a-f]{16}$"},"effective":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}}}}};
const pattern90 = new RegExp("^[0-9a-f]{16}$", "u");
const schema152 = {"type":"object","additionalProperties":false,"required":["effective"],"properties":{"identity":{"type":"string","pattern":"^[0-9a-f]{16}$"},"ids":{"type":"string","pattern":"^[0-9a-f]{16}$"},"patterns":{"type":"string","pattern":"^[0-9a-f]{16}$"},"options":{"type":"string","pattern":"^[0-9a-f]{16}$"},"required":{"type":"string","pattern":"^[0-9a-f]{16}$"},"navigation":{"type":"string","pattern":"^[0-9a-f]{16}$"},"formulas":{"type":"string","pattern":"^[0-9a-f]{16}$"},"parameters":{"type":"string","pattern":"^[0-9a-f]{16}$"},"bindings":{"type":"string","pattern":"^[0-9a-f]{16}$"},"effective":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}}};
const pattern100 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate438.evaluated;
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
validate438.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema152.properties, key0))){
validate438.errors = [{}];
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
if(!pattern90.test(data0)){
validate438.errors = [{}];
return false;
}
}
else {
validate438.errors = [{}];
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
if(!pattern90.test(data1)){
validate438.errors = [{}];
return false;
}
}
else {
validate438.errors = [{}];
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
if(!pattern90.test(data2)){
validate438.errors = [{}];
return false;
}
}
else {
validate438.errors = [{}];
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
if(!pattern90.test(data3)){
validate438.errors = [{}];
return false;
}
}
else {
validate438.errors = [{}];
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
if(!pattern90.test(data4)){
validate438.errors = [{}];
return false;
}
}
else {
validate438.errors = [{}];
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
if(!pattern90.test(data5)){
validate438.errors = [{}];
return false;
}
}
else {
validate438.errors = [{}];
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
if(!pattern90.test(data6)){
validate438.errors = [{}];
return false;
}
}
else {
validate438.errors = [{}];
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
if(!pattern90.test(data7)){
validate438.errors = [{}];
return false;
}
}
else {
validate438.errors = [{}];
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
if(!pattern90.test(data8)){
validate438.errors = [{}];
return false;
}
}
else {
validate438.errors = [{}];
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
if(!pattern100.test(data9)){
validate438.errors = [{}];
return false;
}
}
else {
validate438.errors = [{}];
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
validate438.errors = [{}];
return false;
}
}
validate438.errors = vErrors;
return errors === 0;
}
validate438.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate437.evaluated;
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
validate437.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "files") || (key0 === "forms"))){
validate437.errors = [{}];
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
if(!pattern90.test(data1)){
validate437.errors = [{}];
return false;
}
}
else {
validate437.errors = [{}];
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
validate437.errors = [{}];
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
if(!(validate438(data3[key3], {instancePath:instancePath+"/forms/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate437.errors = [{}];
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
validate437.errors = [{}];
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
validate437.errors = [{}];
return false;
}
}
validate437.errors = vErrors;
return errors === 0;
}
validate437.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_questions_with_federal = validate440;
const schema153 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","required":["given"],"propertyNames":{"pattern":"^(given|optional|QS[0-9]+)$"},"properties":{"given":{"type":"object","propertyNames":{"$ref":"questions.schema.json#/$defs/QuestionId"},"additionalProperties":{"type":["string","number","boolean"],"minLength":1}},"optional":{"type":"array","items":{"$ref":"questions.schema.json#/$defs/QuestionId"},"minItems":1}},"additionalProperties":{"oneOf":[{"$ref":"questions.schema.json#/$defs/None"},{"$ref":"questions.schema.json#/$defs/AuthoredSet"}]}};
const pattern101 = new RegExp("^(given|optional|QS[0-9]+)$", "u");
const schema68 = {"enum":["none"]};

function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate441.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data === "none")){
validate441.errors = [{}];
return false;
}
validate441.errors = vErrors;
return errors === 0;
}
validate441.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema69 = {"type":"object","additionalProperties":false,"required":["breadcrumb","questions","next"],"properties":{"breadcrumb":{"$ref":"#/$defs/Breadcrumb"},"notes":{"$ref":"#/$defs/AuthoredNotes"},"questions":{"type":"object","propertyNames":{"$ref":"#/$defs/QuestionId"},"additionalProperties":{"oneOf":[{"$ref":"#/$defs/Again"},{"$ref":"#/$defs/AuthoredQuestion"}]}},"next":{"$ref":"#/$defs/AuthoredNext"}}};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate183.errors = [{}];
return false;
}
}
else {
validate183.errors = [{}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate185.errors = [{}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate186(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
validate185.errors = [{}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(!pattern27.test(data)){
validate203.errors = [{}];
return false;
}
}
else {
validate203.errors = [{}];
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
if(!(data === "again")){
validate205.errors = [{}];
return false;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema78 = {"type":"object","additionalProperties":false,"required":["ask","answer"],"properties":{"ask":{"$ref":"#/$defs/Ask"},"line":{"type":["string","number"],"minLength":1},"answer":{"$ref":"#/$defs/Answer"},"options":{"$ref":"#/$defs/Options"},"without":{"$ref":"#/$defs/Without"},"accepts":{"$ref":"#/$defs/Accepts"},"otherwise":{"$ref":"#/$defs/Otherwise"},"least":{"oneOf":[{"$ref":"#/$defs/Bound"},{"$ref":"#/$defs/AuthoredBound"}]},"most":{"oneOf":[{"$ref":"#/$defs/Bound"},{"$ref":"#/$defs/AuthoredBound"}]},"step":{"$ref":"#/$defs/Bound"},"digits":{"type":["string","integer"],"pattern":"^[1-9]$"},"boundBy":{"enum":["form","law","box"]},"required":{"$ref":"#/$defs/AuthoredRequired"},"calculate":{"type":["string","number","boolean"],"minLength":1},"round":{"enum":["nearest","up","down"]},"notes":{"$ref":"#/$defs/AuthoredNotes"},"prints":{"$ref":"#/$defs/AuthoredPrints"},"confidence":{"enum":["unverified"]}}};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate208.errors = [{}];
return false;
}
}
else {
validate208.errors = [{}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate210.errors = [{}];
return false;
}
}
else {
validate210.errors = [{}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate212.errors = [{}];
return false;
}
else {
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
validate212.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate212.errors = [{}];
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
validate212.errors = [{}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema82 = {"type":"array","minItems":1,"items":{"type":["string","number","boolean"]}};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate214.errors = [{}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
validate214.errors = [{}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate214.errors = [{}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.length < 1){
validate216.errors = [{}];
return false;
}
}
else {
validate216.errors = [{}];
return false;
}
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(typeof data === "string"){
if(data.length < 1){
validate218.errors = [{}];
return false;
}
}
else {
validate218.errors = [{}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema85 = {"type":["string","number"],"pattern":"^(?:[0-9]+(?:\\.[0-9]+)?|@[a-z][A-Za-z0-9]*)$"};
const pattern41 = new RegExp("^(?:[0-9]+(?:\\.[0-9]+)?|@[a-z][A-Za-z0-9]*)$", "u");

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
if((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))){
validate220.errors = [{}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern41.test(data)){
validate220.errors = [{}];
return false;
}
}
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema86 = {"type":"object","additionalProperties":false,"required":["is","say"],"properties":{"is":{"type":"string","pattern":"^@?[a-z][A-Za-z0-9_]*$"},"say":{"type":"string","minLength":1}}};
const pattern42 = new RegExp("^@?[a-z][A-Za-z0-9_]*$", "u");

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.is === undefined) && (missing0 = "is")) || ((data.say === undefined) && (missing0 = "say"))){
validate222.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "is") || (key0 === "say"))){
validate222.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern42.test(data0)){
validate222.errors = [{}];
return false;
}
}
else {
validate222.errors = [{}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.say !== undefined){
let data1 = data.say;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate222.errors = [{}];
return false;
}
}
else {
validate222.errors = [{}];
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
validate222.errors = [{}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
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
const err0 = {};
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
const err1 = {};
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
const err2 = {};
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
const err3 = {};
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
const err4 = {};
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
const err5 = {};
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
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate227.errors = vErrors;
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
validate227.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate227.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema88 = {"type":"object","additionalProperties":false,"required":["nothing"],"properties":{"nothing":{"type":"string","minLength":1}}};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.nothing === undefined) && (missing0 = "nothing")){
validate230.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "nothing")){
validate230.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.nothing !== undefined){
let data0 = data.nothing;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate230.errors = [{}];
return false;
}
}
else {
validate230.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate230.errors = [{}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern43 = new RegExp("^[1-9]$", "u");

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ask === undefined) && (missing0 = "ask")) || ((data.answer === undefined) && (missing0 = "answer"))){
validate207.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema78.properties, key0))){
validate207.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ask !== undefined){
const _errs2 = errors;
if(!(validate208(data.ask, {instancePath:instancePath+"/ask",parentData:data,parentDataProperty:"ask",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
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
validate207.errors = [{}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate207.errors = [{}];
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
if(!(validate210(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
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
if(!(validate212(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.without !== undefined){
const _errs7 = errors;
if(!(validate214(data.without, {instancePath:instancePath+"/without",parentData:data,parentDataProperty:"without",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepts !== undefined){
const _errs8 = errors;
if(!(validate216(data.accepts, {instancePath:instancePath+"/accepts",parentData:data,parentDataProperty:"accepts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.otherwise !== undefined){
const _errs9 = errors;
if(!(validate218(data.otherwise, {instancePath:instancePath+"/otherwise",parentData:data,parentDataProperty:"otherwise",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.least !== undefined){
let data7 = data.least;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
if(!(validate220(data7, {instancePath:instancePath+"/least",parentData:data,parentDataProperty:"least",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs13 = errors;
if(!(validate222(data7, {instancePath:instancePath+"/least",parentData:data,parentDataProperty:"least",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
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
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate207.errors = vErrors;
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
if(data.most !== undefined){
let data8 = data.most;
const _errs14 = errors;
const _errs15 = errors;
let valid2 = false;
let passing1 = null;
const _errs16 = errors;
if(!(validate220(data8, {instancePath:instancePath+"/most",parentData:data,parentDataProperty:"most",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs17 = errors;
if(!(validate222(data8, {instancePath:instancePath+"/most",parentData:data,parentDataProperty:"most",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate207.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined){
const _errs18 = errors;
if(!(validate220(data.step, {instancePath:instancePath+"/step",parentData:data,parentDataProperty:"step",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digits !== undefined){
let data10 = data.digits;
const _errs19 = errors;
if((typeof data10 !== "string") && (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10))))){
validate207.errors = [{}];
return false;
}
if(errors === _errs19){
if(typeof data10 === "string"){
if(!pattern43.test(data10)){
validate207.errors = [{}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boundBy !== undefined){
let data11 = data.boundBy;
const _errs21 = errors;
if(!(((data11 === "form") || (data11 === "law")) || (data11 === "box"))){
validate207.errors = [{}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined){
const _errs22 = errors;
if(!(validate227(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calculate !== undefined){
let data13 = data.calculate;
const _errs23 = errors;
if(((typeof data13 !== "string") && (!((typeof data13 == "number") && (isFinite(data13))))) && (typeof data13 !== "boolean")){
validate207.errors = [{}];
return false;
}
if(errors === _errs23){
if(typeof data13 === "string"){
if(data13.length < 1){
validate207.errors = [{}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.round !== undefined){
let data14 = data.round;
const _errs25 = errors;
if(!(((data14 === "nearest") || (data14 === "up")) || (data14 === "down"))){
validate207.errors = [{}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
const _errs26 = errors;
if(!(validate185(data.notes, {instancePath:instancePath+"/notes",parentData:data,parentDataProperty:"notes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prints !== undefined){
const _errs27 = errors;
if(!(validate230(data.prints, {instancePath:instancePath+"/prints",parentData:data,parentDataProperty:"prints",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confidence !== undefined){
const _errs28 = errors;
if(!(data.confidence === "unverified")){
validate207.errors = [{}];
return false;
}
var valid0 = _errs28 === errors;
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
else {
validate207.errors = [{}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema89 = {"oneOf":[{"$ref":"#/$defs/SetId"},{"$ref":"#/$defs/AuthoredFinish"},{"type":"object","required":["by"],"minProperties":2,"properties":{"by":{"$ref":"#/$defs/QuestionId"}},"additionalProperties":{"$ref":"#/$defs/AuthoredTarget"}}]};
const schema90 = {"type":"string","pattern":"^QS[0-9]+$"};

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
if(typeof data === "string"){
if(!pattern28.test(data)){
validate234.errors = [{}];
return false;
}
}
else {
validate234.errors = [{}];
return false;
}
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema91 = {"type":"object","additionalProperties":false,"required":["finish"],"properties":{"finish":{"type":"string","pattern":"^[a-z][A-Za-z0-9_]*$"}}};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
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
validate236.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "finish")){
validate236.errors = [{}];
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
if(!pattern27.test(data0)){
validate236.errors = [{}];
return false;
}
}
else {
validate236.errors = [{}];
return false;
}
}
}
}
}
}
else {
validate236.errors = [{}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema92 = {"oneOf":[{"type":"string","pattern":"^(QS[0-9]+|INELIGIBLE)$"},{"$ref":"#/$defs/AuthoredFinish"}]};
const pattern46 = new RegExp("^(QS[0-9]+|INELIGIBLE)$", "u");

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
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
if(!pattern46.test(data)){
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
else {
const err1 = {};
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
if(!(validate236(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
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
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate238.errors = vErrors;
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
validate238.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate238.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
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
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validate236(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
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
const err0 = {};
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
const err1 = {};
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
if(!(validate238(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
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
if(!(validate203(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
}
}
}
}
}
else {
const err2 = {};
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
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate233.errors = vErrors;
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
validate233.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate233.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate443.evaluated;
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
validate443.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "breadcrumb") || (key0 === "notes")) || (key0 === "questions")) || (key0 === "next"))){
validate443.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.breadcrumb !== undefined){
const _errs2 = errors;
if(!(validate183(data.breadcrumb, {instancePath:instancePath+"/breadcrumb",parentData:data,parentDataProperty:"breadcrumb",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
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
if(!(validate185(data.notes, {instancePath:instancePath+"/notes",parentData:data,parentDataProperty:"notes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
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
if(!(validate203(key1, {instancePath:instancePath+"/questions",parentData:data2,parentDataProperty:"questions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate443.errors = vErrors;
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
if(!(validate205(data3, {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs11 = errors;
if(!(validate207(data3, {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate443.errors = vErrors;
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
validate443.errors = [{}];
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
if(!(validate233(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
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
validate443.errors = [{}];
return false;
}
}
validate443.errors = vErrors;
return errors === 0;
}
validate443.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate451.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern27.test(data)){
validate451.errors = [{}];
return false;
}
}
else {
validate451.errors = [{}];
return false;
}
}
validate451.errors = vErrors;
return errors === 0;
}
validate451.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate440.evaluated;
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
validate440.errors = [{}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern101.test(key0)){
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
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate440.errors = vErrors;
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
if(!(validate441(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(!(validate443(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
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
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate440.errors = vErrors;
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
if(!(validate451(key2, {instancePath:instancePath+"/given",parentData:data1,parentDataProperty:"given",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
var valid4 = _errs9 === errors;
if(!valid4){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate440.errors = vErrors;
return false;
break;
}
}
if(valid4){
for(const key3 in data1){
let data2 = data1[key3];
const _errs11 = errors;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
validate440.errors = [{}];
return false;
}
if(errors === _errs11){
if(typeof data2 === "string"){
if(data2.length < 1){
validate440.errors = [{}];
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
validate440.errors = [{}];
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
validate440.errors = [{}];
return false;
}
else {
var valid6 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate451(data3[i0], {instancePath:instancePath+"/optional/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
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
validate440.errors = [{}];
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
validate440.errors = [{}];
return false;
}
}
validate440.errors = vErrors;
return errors === 0;
}
validate440.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_questions = validate179;
const schema67 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","minProperties":1,"propertyNames":{"pattern":"^(QS[0-9]+|changes|rules)$"},"properties":{"changes":{"$ref":"#/$defs/AuthoredChanges"},"rules":{"$ref":"#/$defs/AuthoredRules"}},"additionalProperties":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredSet"}]},"$defs":{"None":{"enum":["none"]},"AuthoredSet":{"type":"object","additionalProperties":false,"required":["breadcrumb","questions","next"],"properties":{"breadcrumb":{"$ref":"#/$defs/Breadcrumb"},"notes":{"$ref":"#/$defs/AuthoredNotes"},"questions":{"type":"object","propertyNames":{"$ref":"#/$defs/QuestionId"},"additionalProperties":{"oneOf":[{"$ref":"#/$defs/Again"},{"$ref":"#/$defs/AuthoredQuestion"}]}},"next":{"$ref":"#/$defs/AuthoredNext"}}},"QuestionId":{"type":"string","pattern":"^[a-z][A-Za-z0-9_]*$"},"Breadcrumb":{"type":"string","minLength":1},"Again":{"enum":["again"]},"AuthoredQuestion":{"type":"object","additionalProperties":false,"required":["ask","answer"],"properties":{"ask":{"$ref":"#/$defs/Ask"},"line":{"type":["string","number"],"minLength":1},"answer":{"$ref":"#/$defs/Answer"},"options":{"$ref":"#/$defs/Options"},"without":{"$ref":"#/$defs/Without"},"accepts":{"$ref":"#/$defs/Accepts"},"otherwise":{"$ref":"#/$defs/Otherwise"},"least":{"oneOf":[{"$ref":"#/$defs/Bound"},{"$ref":"#/$defs/AuthoredBound"}]},"most":{"oneOf":[{"$ref":"#/$defs/Bound"},{"$ref":"#/$defs/AuthoredBound"}]},"step":{"$ref":"#/$defs/Bound"},"digits":{"type":["string","integer"],"pattern":"^[1-9]$"},"boundBy":{"enum":["form","law","box"]},"required":{"$ref":"#/$defs/AuthoredRequired"},"calculate":{"type":["string","number","boolean"],"minLength":1},"round":{"enum":["nearest","up","down"]},"notes":{"$ref":"#/$defs/AuthoredNotes"},"prints":{"$ref":"#/$defs/AuthoredPrints"},"confidence":{"enum":["unverified"]}}},"AuthoredPrints":{"type":"object","additionalProperties":false,"required":["nothing"],"properties":{"nothing":{"type":"string","minLength":1}}},"Ask":{"type":"string","minLength":1},"Answer":{"type":"string","pattern":"^[a-z][A-Za-z0-9]*$"},"Without":{"type":"array","minItems":1,"items":{"type":["string","number","boolean"]}},"Options":{"type":"object","minProperties":1,"additionalProperties":{"type":["string","number","boolean"],"minLength":1}},"Accepts":{"type":"string","minLength":1},"Otherwise":{"type":"string","minLength":1},"Bound":{"type":["string","number"],"pattern":"^(?:[0-9]+(?:\\.[0-9]+)?|@[a-z][A-Za-z0-9]*)$"},"AuthoredBound":{"type":"object","additionalProperties":false,"required":["is","say"],"properties":{"is":{"type":"string","pattern":"^@?[a-z][A-Za-z0-9_]*$"},"say":{"type":"string","minLength":1}}},"AuthoredRequired":{"oneOf":[{"enum":["always","never"]},{"type":"object","additionalProperties":false,"required":["when"],"properties":{"when":{"type":["string","boolean"],"minLength":1}}}]},"AuthoredNotes":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/AuthoredNote"}},"AuthoredNote":{"oneOf":[{"type":"string","minLength":1},{"type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","minLength":1},"place":{"$ref":"#/$defs/NotePlace"}}},{"type":"object","additionalProperties":false,"required":["list"],"properties":{"list":{"type":"array","minItems":1,"items":{"type":["string","number"],"minLength":1}},"label":{"$ref":"#/$defs/NoteLabel"},"place":{"$ref":"#/$defs/NotePlace"}}},{"type":"object","additionalProperties":false,"required":["table"],"properties":{"table":{"type":"object","additionalProperties":false,"required":["headers","rows"],"properties":{"headers":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Cell"}},"rows":{"type":"array","minItems":1,"items":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/Cell"}}}}},"label":{"$ref":"#/$defs/NoteLabel"},"place":{"$ref":"#/$defs/NotePlace"}}},{"type":"object","additionalProperties":false,"required":["lookup","corner"],"properties":{"lookup":{"type":"string","pattern":"^@[a-z][A-Za-z0-9_]*(?:[.][A-Za-z0-9_]+)?$"},"corner":{"type":"string","minLength":1},"value":{"type":"string","minLength":1},"label":{"$ref":"#/$defs/NoteLabel"},"place":{"$ref":"#/$defs/NotePlace"}}},{"type":"object","additionalProperties":false,"required":["image"],"properties":{"image":{"type":"string","pattern":"^[A-Za-z0-9._-]+[.](png|jpg|jpeg)$"},"label":{"$ref":"#/$defs/NoteLabel"},"place":{"$ref":"#/$defs/NotePlace"}}}]},"NoteLabel":{"type":"string","minLength":1},"NotePlace":{"enum":["above","below"]},"Cell":{"type":["string","number","boolean"]},"AuthoredNext":{"oneOf":[{"$ref":"#/$defs/SetId"},{"$ref":"#/$defs/AuthoredFinish"},{"type":"object","required":["by"],"minProperties":2,"properties":{"by":{"$ref":"#/$defs/QuestionId"}},"additionalProperties":{"$ref":"#/$defs/AuthoredTarget"}}]},"SetId":{"type":"string","pattern":"^QS[0-9]+$"},"AuthoredFinish":{"type":"object","additionalProperties":false,"required":["finish"],"properties":{"finish":{"type":"string","pattern":"^[a-z][A-Za-z0-9_]*$"}}},"AuthoredTarget":{"oneOf":[{"type":"string","pattern":"^(QS[0-9]+|INELIGIBLE)$"},{"$ref":"#/$defs/AuthoredFinish"}]},"AuthoredChanges":{"type":"object","minProperties":1,"propertyNames":{"$ref":"#/$defs/SetId"},"additionalProperties":{"$ref":"#/$defs/AuthoredSetChange"}},"AuthoredSetChange":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"breadcrumb":{"$ref":"#/$defs/Breadcrumb"},"notes":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredNotes"}]},"questions":{"type":"object","minProperties":1,"propertyNames":{"$ref":"#/$defs/QuestionId"},"additionalProperties":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/Again"},{"$ref":"#/$defs/AuthoredQuestionChange"}]}},"next":{"$ref":"#/$defs/AuthoredNext"}}},"AuthoredQuestionChange":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"ask":{"$ref":"#/$defs/Ask"},"line":{"type":["string","number"],"minLength":1},"answer":{"$ref":"#/$defs/Answer"},"options":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/Options"}]},"without":{"$ref":"#/$defs/Without"},"accepts":{"$ref":"#/$defs/Accepts"},"otherwise":{"$ref":"#/$defs/Otherwise"},"least":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/Bound"},{"$ref":"#/$defs/AuthoredBound"}]},"most":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/Bound"},{"$ref":"#/$defs/AuthoredBound"}]},"step":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/Bound"}]},"digits":{"type":["string","integer"],"pattern":"^([1-9]|none)$"},"boundBy":{"enum":["form","law","box","none"]},"required":{"$ref":"#/$defs/AuthoredRequired"},"calculate":{"type":["string","number","boolean"],"minLength":1},"round":{"enum":["nearest","up","down","none"]},"notes":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredNotes"}]},"prints":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredPrints"}]},"confidence":{"enum":["unverified","none"]}}},"AuthoredRules":{"type":"object","minProperties":1,"propertyNames":{"pattern":"^[a-z][A-Za-z0-9_]*$"},"additionalProperties":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredRule"}]}},"AuthoredRule":{"type":"object","additionalProperties":false,"required":["when","at","say"],"properties":{"when":{"type":"string","minLength":1},"at":{"$ref":"#/$defs/QuestionId"},"say":{"type":"string","minLength":1},"advise":{"enum":["true",true]}}}}};
const pattern36 = new RegExp("^(QS[0-9]+|changes|rules)$", "u");

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
if(!(data === "none")){
validate180.errors = [{}];
return false;
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.breadcrumb === undefined) && (missing0 = "breadcrumb")) || ((data.questions === undefined) && (missing0 = "questions"))) || ((data.next === undefined) && (missing0 = "next"))){
validate182.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "breadcrumb") || (key0 === "notes")) || (key0 === "questions")) || (key0 === "next"))){
validate182.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.breadcrumb !== undefined){
const _errs2 = errors;
if(!(validate183(data.breadcrumb, {instancePath:instancePath+"/breadcrumb",parentData:data,parentDataProperty:"breadcrumb",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
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
if(!(validate185(data.notes, {instancePath:instancePath+"/notes",parentData:data,parentDataProperty:"notes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
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
if(!(validate203(key1, {instancePath:instancePath+"/questions",parentData:data2,parentDataProperty:"questions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate182.errors = vErrors;
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
if(!(validate205(data3, {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs11 = errors;
if(!(validate207(data3, {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
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
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate182.errors = vErrors;
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
validate182.errors = [{}];
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
if(!(validate233(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
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
validate182.errors = [{}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema93 = {"type":"object","minProperties":1,"propertyNames":{"$ref":"#/$defs/SetId"},"additionalProperties":{"$ref":"#/$defs/AuthoredSetChange"}};
const schema94 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"breadcrumb":{"$ref":"#/$defs/Breadcrumb"},"notes":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredNotes"}]},"questions":{"type":"object","minProperties":1,"propertyNames":{"$ref":"#/$defs/QuestionId"},"additionalProperties":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/Again"},{"$ref":"#/$defs/AuthoredQuestionChange"}]}},"next":{"$ref":"#/$defs/AuthoredNext"}}};
const schema95 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"ask":{"$ref":"#/$defs/Ask"},"line":{"type":["string","number"],"minLength":1},"answer":{"$ref":"#/$defs/Answer"},"options":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/Options"}]},"without":{"$ref":"#/$defs/Without"},"accepts":{"$ref":"#/$defs/Accepts"},"otherwise":{"$ref":"#/$defs/Otherwise"},"least":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/Bound"},{"$ref":"#/$defs/AuthoredBound"}]},"most":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/Bound"},{"$ref":"#/$defs/AuthoredBound"}]},"step":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/Bound"}]},"digits":{"type":["string","integer"],"pattern":"^([1-9]|none)$"},"boundBy":{"enum":["form","law","box","none"]},"required":{"$ref":"#/$defs/AuthoredRequired"},"calculate":{"type":["string","number","boolean"],"minLength":1},"round":{"enum":["nearest","up","down","none"]},"notes":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredNotes"}]},"prints":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredPrints"}]},"confidence":{"enum":["unverified","none"]}}};
const pattern47 = new RegExp("^([1-9]|none)$", "u");

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate253.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate253.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema95.properties, key0))){
validate253.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ask !== undefined){
const _errs2 = errors;
if(!(validate208(data.ask, {instancePath:instancePath+"/ask",parentData:data,parentDataProperty:"ask",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
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
validate253.errors = [{}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate253.errors = [{}];
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
if(!(validate210(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data3 = data.options;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validate180(data3, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(!(validate212(data3, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
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
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate253.errors = vErrors;
return false;
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
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.without !== undefined){
const _errs10 = errors;
if(!(validate214(data.without, {instancePath:instancePath+"/without",parentData:data,parentDataProperty:"without",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepts !== undefined){
const _errs11 = errors;
if(!(validate216(data.accepts, {instancePath:instancePath+"/accepts",parentData:data,parentDataProperty:"accepts",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.otherwise !== undefined){
const _errs12 = errors;
if(!(validate218(data.otherwise, {instancePath:instancePath+"/otherwise",parentData:data,parentDataProperty:"otherwise",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.least !== undefined){
let data7 = data.least;
const _errs13 = errors;
const _errs14 = errors;
let valid2 = false;
let passing1 = null;
const _errs15 = errors;
if(!(validate180(data7, {instancePath:instancePath+"/least",parentData:data,parentDataProperty:"least",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs16 = errors;
if(!(validate220(data7, {instancePath:instancePath+"/least",parentData:data,parentDataProperty:"least",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
const _errs17 = errors;
if(!(validate222(data7, {instancePath:instancePath+"/least",parentData:data,parentDataProperty:"least",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 2];
}
else {
if(_valid1){
valid2 = true;
passing1 = 2;
}
}
}
if(!valid2){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate253.errors = vErrors;
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
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.most !== undefined){
let data8 = data.most;
const _errs18 = errors;
const _errs19 = errors;
let valid3 = false;
let passing2 = null;
const _errs20 = errors;
if(!(validate180(data8, {instancePath:instancePath+"/most",parentData:data,parentDataProperty:"most",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var _valid2 = _errs20 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs21 = errors;
if(!(validate220(data8, {instancePath:instancePath+"/most",parentData:data,parentDataProperty:"most",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
if(_valid2 && valid3){
valid3 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid3 = true;
passing2 = 1;
}
const _errs22 = errors;
if(!(validate222(data8, {instancePath:instancePath+"/most",parentData:data,parentDataProperty:"most",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
if(_valid2 && valid3){
valid3 = false;
passing2 = [passing2, 2];
}
else {
if(_valid2){
valid3 = true;
passing2 = 2;
}
}
}
if(!valid3){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate253.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined){
let data9 = data.step;
const _errs23 = errors;
const _errs24 = errors;
let valid4 = false;
let passing3 = null;
const _errs25 = errors;
if(!(validate180(data9, {instancePath:instancePath+"/step",parentData:data,parentDataProperty:"step",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var _valid3 = _errs25 === errors;
if(_valid3){
valid4 = true;
passing3 = 0;
}
const _errs26 = errors;
if(!(validate220(data9, {instancePath:instancePath+"/step",parentData:data,parentDataProperty:"step",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
if(_valid3 && valid4){
valid4 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid4 = true;
passing3 = 1;
}
}
if(!valid4){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate253.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digits !== undefined){
let data10 = data.digits;
const _errs27 = errors;
if((typeof data10 !== "string") && (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10))))){
validate253.errors = [{}];
return false;
}
if(errors === _errs27){
if(typeof data10 === "string"){
if(!pattern47.test(data10)){
validate253.errors = [{}];
return false;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boundBy !== undefined){
let data11 = data.boundBy;
const _errs29 = errors;
if(!((((data11 === "form") || (data11 === "law")) || (data11 === "box")) || (data11 === "none"))){
validate253.errors = [{}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined){
const _errs30 = errors;
if(!(validate227(data.required, {instancePath:instancePath+"/required",parentData:data,parentDataProperty:"required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calculate !== undefined){
let data13 = data.calculate;
const _errs31 = errors;
if(((typeof data13 !== "string") && (!((typeof data13 == "number") && (isFinite(data13))))) && (typeof data13 !== "boolean")){
validate253.errors = [{}];
return false;
}
if(errors === _errs31){
if(typeof data13 === "string"){
if(data13.length < 1){
validate253.errors = [{}];
return false;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.round !== undefined){
let data14 = data.round;
const _errs33 = errors;
if(!((((data14 === "nearest") || (data14 === "up")) || (data14 === "down")) || (data14 === "none"))){
validate253.errors = [{}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data15 = data.notes;
const _errs34 = errors;
const _errs35 = errors;
let valid5 = false;
let passing4 = null;
const _errs36 = errors;
if(!(validate180(data15, {instancePath:instancePath+"/notes",parentData:data,parentDataProperty:"notes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var _valid4 = _errs36 === errors;
if(_valid4){
valid5 = true;
passing4 = 0;
}
const _errs37 = errors;
if(!(validate185(data15, {instancePath:instancePath+"/notes",parentData:data,parentDataProperty:"notes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
var _valid4 = _errs37 === errors;
if(_valid4 && valid5){
valid5 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid5 = true;
passing4 = 1;
}
}
if(!valid5){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate253.errors = vErrors;
return false;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prints !== undefined){
let data16 = data.prints;
const _errs38 = errors;
const _errs39 = errors;
let valid6 = false;
let passing5 = null;
const _errs40 = errors;
if(!(validate180(data16, {instancePath:instancePath+"/prints",parentData:data,parentDataProperty:"prints",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var _valid5 = _errs40 === errors;
if(_valid5){
valid6 = true;
passing5 = 0;
}
const _errs41 = errors;
if(!(validate230(data16, {instancePath:instancePath+"/prints",parentData:data,parentDataProperty:"prints",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
var _valid5 = _errs41 === errors;
if(_valid5 && valid6){
valid6 = false;
passing5 = [passing5, 1];
}
else {
if(_valid5){
valid6 = true;
passing5 = 1;
}
}
if(!valid6){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate253.errors = vErrors;
return false;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confidence !== undefined){
let data17 = data.confidence;
const _errs42 = errors;
if(!((data17 === "unverified") || (data17 === "none"))){
validate253.errors = [{}];
return false;
}
var valid0 = _errs42 === errors;
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
else {
validate253.errors = [{}];
return false;
}
}
validate253.errors = vErrors;
return errors === 0;
}
validate253.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate246.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "breadcrumb") || (key0 === "notes")) || (key0 === "questions")) || (key0 === "next"))){
validate246.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.breadcrumb !== undefined){
const _errs2 = errors;
if(!(validate183(data.breadcrumb, {instancePath:instancePath+"/breadcrumb",parentData:data,parentDataProperty:"breadcrumb",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data1 = data.notes;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate180(data1, {instancePath:instancePath+"/notes",parentData:data,parentDataProperty:"notes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(!(validate185(data1, {instancePath:instancePath+"/notes",parentData:data,parentDataProperty:"notes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
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
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate246.errors = vErrors;
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
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.questions !== undefined){
let data2 = data.questions;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
validate246.errors = [{}];
return false;
}
else {
for(const key1 in data2){
const _errs9 = errors;
if(!(validate203(key1, {instancePath:instancePath+"/questions",parentData:data2,parentDataProperty:"questions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate246.errors = vErrors;
return false;
break;
}
}
if(valid2){
for(const key2 in data2){
let data3 = data2[key2];
const _errs11 = errors;
const _errs12 = errors;
let valid4 = false;
let passing1 = null;
const _errs13 = errors;
if(!(validate180(data3, {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs14 = errors;
if(!(validate205(data3, {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
const _errs15 = errors;
if(!(validate253(data3, {instancePath:instancePath+"/questions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 2];
}
else {
if(_valid1){
valid4 = true;
passing1 = 2;
}
}
}
if(!valid4){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate246.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate246.errors = [{}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
const _errs16 = errors;
if(!(validate233(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
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
else {
validate246.errors = [{}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate244.errors = [{}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(!(validate234(key0, {instancePath,parentData:data,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate244.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs3 = errors;
if(!(validate246(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
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
validate244.errors = [{}];
return false;
}
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema96 = {"type":"object","minProperties":1,"propertyNames":{"pattern":"^[a-z][A-Za-z0-9_]*$"},"additionalProperties":{"oneOf":[{"$ref":"#/$defs/None"},{"$ref":"#/$defs/AuthoredRule"}]}};
const schema97 = {"type":"object","additionalProperties":false,"required":["when","at","say"],"properties":{"when":{"type":"string","minLength":1},"at":{"$ref":"#/$defs/QuestionId"},"say":{"type":"string","minLength":1},"advise":{"enum":["true",true]}}};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
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
validate280.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "when") || (key0 === "at")) || (key0 === "say")) || (key0 === "advise"))){
validate280.errors = [{}];
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
validate280.errors = [{}];
return false;
}
}
else {
validate280.errors = [{}];
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
if(!(validate203(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
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
validate280.errors = [{}];
return false;
}
}
else {
validate280.errors = [{}];
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
validate280.errors = [{}];
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
validate280.errors = [{}];
return false;
}
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate278.errors = [{}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern27.test(key0)){
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
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate278.errors = vErrors;
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
if(!(validate180(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(!(validate280(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
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
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate278.errors = vErrors;
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
validate278.errors = [{}];
return false;
}
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate179.errors = [{}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern36.test(key0)){
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
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate179.errors = vErrors;
return false;
break;
}
}
if(valid0){
const _errs2 = errors;
for(const key1 in data){
if(!((key1 === "changes") || (key1 === "rules"))){
let data0 = data[key1];
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validate180(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(!(validate182(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
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
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate179.errors = vErrors;
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
if(data.changes !== undefined){
const _errs7 = errors;
if(!(validate244(data.changes, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.rules !== undefined){
const _errs8 = errors;
if(!(validate278(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
var valid3 = _errs8 === errors;
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
validate179.errors = [{}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_reciprocity = validate454;
const schema157 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","additionalProperties":{"$ref":"#/$defs/AuthoredAgreement"},"$defs":{"AuthoredAgreement":{"type":"object","additionalProperties":false,"required":["frees","claimedOn"],"properties":{"frees":{"oneOf":[{"type":"string","enum":["states"]},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"claimedOn":{"$ref":"locality.schema.json#/$defs/FormId"},"general":{"enum":["true",true]},"credit":{"enum":["true",true]}}}}};
const schema158 = {"type":"object","additionalProperties":false,"required":["frees","claimedOn"],"properties":{"frees":{"oneOf":[{"type":"string","enum":["states"]},{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}]},"claimedOn":{"$ref":"locality.schema.json#/$defs/FormId"},"general":{"enum":["true",true]},"credit":{"enum":["true",true]}}};

function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate456.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern52.test(data)){
validate456.errors = [{}];
return false;
}
}
else {
validate456.errors = [{}];
return false;
}
}
validate456.errors = vErrors;
return errors === 0;
}
validate456.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate455.evaluated;
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
validate455.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "frees") || (key0 === "claimedOn")) || (key0 === "general")) || (key0 === "credit"))){
validate455.errors = [{}];
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
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data0 === "states")){
const err1 = {};
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
const err2 = {};
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
const err3 = {};
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
const err4 = {};
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
const err5 = {};
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
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate455.errors = vErrors;
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
if(!(validate456(data.claimedOn, {instancePath:instancePath+"/claimedOn",parentData:data,parentDataProperty:"claimedOn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
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
validate455.errors = [{}];
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
validate455.errors = [{}];
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
validate455.errors = [{}];
return false;
}
}
validate455.errors = vErrors;
return errors === 0;
}
validate455.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate454.evaluated;
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
if(!(validate455(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate454.errors = [{}];
return false;
}
}
validate454.errors = vErrors;
return errors === 0;
}
validate454.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const is_terms = validate459;
const schema160 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"array","items":{"$ref":"#/$defs/AuthoredTerm"},"$defs":{"AuthoredTerm":{"type":"object","additionalProperties":false,"required":["en","es","fr"],"properties":{"en":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"es":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"fr":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"avoid":{"$ref":"#/$defs/AvoidedWords"},"note":{"type":"string","minLength":1}}},"AvoidedWords":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"en":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"es":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"fr":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}}}}};
const schema161 = {"type":"object","additionalProperties":false,"required":["en","es","fr"],"properties":{"en":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"es":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"fr":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"avoid":{"$ref":"#/$defs/AvoidedWords"},"note":{"type":"string","minLength":1}}};
const schema162 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"en":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"es":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"fr":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}}};

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate461.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate461.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "en") || (key0 === "es")) || (key0 === "fr"))){
validate461.errors = [{}];
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
validate461.errors = [{}];
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
validate461.errors = [{}];
return false;
}
}
else {
validate461.errors = [{}];
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
validate461.errors = [{}];
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
validate461.errors = [{}];
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
validate461.errors = [{}];
return false;
}
}
else {
validate461.errors = [{}];
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
validate461.errors = [{}];
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
validate461.errors = [{}];
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
validate461.errors = [{}];
return false;
}
}
else {
validate461.errors = [{}];
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
validate461.errors = [{}];
return false;
}
}
var valid0 = _errs10 === errors;
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
validate461.errors = [{}];
return false;
}
}
validate461.errors = vErrors;
return errors === 0;
}
validate461.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate460.evaluated;
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
validate460.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "en") || (key0 === "es")) || (key0 === "fr")) || (key0 === "avoid")) || (key0 === "note"))){
validate460.errors = [{}];
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
validate460.errors = [{}];
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
validate460.errors = [{}];
return false;
}
}
else {
validate460.errors = [{}];
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
validate460.errors = [{}];
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
validate460.errors = [{}];
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
validate460.errors = [{}];
return false;
}
}
else {
validate460.errors = [{}];
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
validate460.errors = [{}];
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
validate460.errors = [{}];
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
validate460.errors = [{}];
return false;
}
}
else {
validate460.errors = [{}];
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
validate460.errors = [{}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avoid !== undefined){
const _errs14 = errors;
if(!(validate461(data.avoid, {instancePath:instancePath+"/avoid",parentData:data,parentDataProperty:"avoid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note !== undefined){
let data7 = data.note;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(data7.length < 1){
validate460.errors = [{}];
return false;
}
}
else {
validate460.errors = [{}];
return false;
}
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
else {
validate460.errors = [{}];
return false;
}
}
validate460.errors = vErrors;
return errors === 0;
}
validate460.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate459.evaluated;
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
if(!(validate460(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate460.errors : vErrors.concat(validate460.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate459.errors = [{}];
return false;
}
}
validate459.errors = vErrors;
return errors === 0;
}
validate459.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const is_translations = validate464;
const schema163 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"array","items":{"$ref":"#/$defs/AuthoredTranslation"},"$defs":{"AuthoredTranslation":{"type":"object","additionalProperties":false,"required":["en"],"properties":{"en":{"type":["string","number"],"minLength":1},"es":{"type":["string","number"],"minLength":1},"fr":{"type":["string","number"],"minLength":1},"state":{"enum":["draft","translated","reviewed"]}}}}};
const schema164 = {"type":"object","additionalProperties":false,"required":["en"],"properties":{"en":{"type":["string","number"],"minLength":1},"es":{"type":["string","number"],"minLength":1},"fr":{"type":["string","number"],"minLength":1},"state":{"enum":["draft","translated","reviewed"]}}};

function validate465(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate465.evaluated;
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
validate465.errors = [{}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "en") || (key0 === "es")) || (key0 === "fr")) || (key0 === "state"))){
validate465.errors = [{}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.en !== undefined){
let data0 = data.en;
const _errs2 = errors;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))){
validate465.errors = [{}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length < 1){
validate465.errors = [{}];
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
validate465.errors = [{}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length < 1){
validate465.errors = [{}];
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
validate465.errors = [{}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1){
validate465.errors = [{}];
return false;
}
}
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
if(!(((data3 === "draft") || (data3 === "translated")) || (data3 === "reviewed"))){
validate465.errors = [{}];
return false;
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
else {
validate465.errors = [{}];
return false;
}
}
validate465.errors = vErrors;
return errors === 0;
}
validate465.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate464.evaluated;
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
if(!(validate465(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate464.errors = [{}];
return false;
}
}
validate464.errors = vErrors;
return errors === 0;
}
validate464.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

/** Whether data has the shape that a schema asks for, by the name of the schema. */
export const authoringValidators: Record<string, (data: unknown) => boolean> = {
  'answers.schema.json': is_answers,
  'blank.schema.json': is_blank,
  'case.schema.json': is_case,
  'engine-fields.schema.json': is_engine_fields,
  'flow.schema.json': is_flow,
  'form.schema.json': is_form,
  'languages.schema.json': is_languages,
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
